/** A seed or a hash with its name, for a list of terms: it breaks where the line ends. */
export const ProofCode = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div className="min-w-0">
    <dt className="text-dim text-xs">{name}</dt>
    <dd>
      <code className="break-all font-mono text-xs">{text}</code>
    </dd>
  </div>
);
