import type { EndpointShape } from "@houselight/contracts/endpoint";
import type { Listing } from "../api/use-listing.ts";
import { Page } from "./page.tsx";
import type { Column } from "./records/record-table.tsx";
import { Records } from "./records/records.tsx";
import { ProposeDialog } from "./schema/propose-dialog.tsx";

interface ProposalsPageProps<Row, E extends EndpointShape> {
  readonly title: string;
  readonly about: string;
  readonly listing: Listing<Row>;
  readonly columns: readonly Column<Row>[];
  /** Said where nobody has proposed anything. */
  readonly empty: string;
  /** Endpoint of a proposal, with the words of its button, its form and its success. */
  readonly propose: {
    readonly endpoint: E;
    readonly button: string;
    readonly title: string;
    readonly done: string;
  };
}

/** A screen of what operators propose and others agree to: the list, and the form of a new proposal. */
export function ProposalsPage<
  Row extends { readonly id: string | number },
  E extends EndpointShape,
>({ title, about, listing, columns, empty, propose }: ProposalsPageProps<Row, E>) {
  return (
    <Page
      title={title}
      about={about}
      actions={
        <ProposeDialog
          endpoint={propose.endpoint}
          opens={propose.button}
          title={propose.title}
          submit={propose.button}
          done={propose.done}
        />
      }
    >
      <Records
        label={title}
        listing={listing}
        columns={columns}
        keyOf={({ id }) => id}
        empty={empty}
      />
    </Page>
  );
}
