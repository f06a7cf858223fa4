/** An error that belongs to no single field; read out as it appears. */
export function FormAlert({ text }: { readonly text: string | null }) {
  return (
    <div role="alert" className="empty:-mb-5">
      {text ? (
        <p className="rounded-control border border-brick-text bg-surface-2 px-4 py-3 text-sm">
          {text}
        </p>
      ) : null}
    </div>
  );
}
