import type { PlayerFileView } from "@houselight/contracts/accounts";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../../parts/facts.tsx";
import { Link } from "../../parts/link.tsx";
import { Panel } from "../../parts/page.tsx";
import { Moment, State } from "../../parts/values.tsx";
import { ACCOUNT_TONES } from "./account-tones.ts";

/** Shows who a player is and where they live, as they told it. */
export function PersonPanel({ file }: { readonly file: PlayerFileView }) {
  const t = useWords("players");
  const place = [file.postal_code, file.city, file.state_of_country, file.country];
  return (
    <Panel title={t("person")}>
      <Facts
        facts={[
          [t("name"), [file.first_name, file.last_name].filter(Boolean).join(" ")],
          [t("nickname"), file.nickname],
          [t("birth"), file.date_of_birth],
          [t("gender"), file.gender],
          [
            t("address"),
            [file.address, place.filter(Boolean).join(" ")].filter(Boolean).join(", "),
          ],
          [t("email"), confirmed(t, file.email, file.email_confirmed_at)],
          [
            t("phone"),
            file.mobile_phone && confirmed(t, file.mobile_phone, file.mobile_phone_confirmed_at),
          ],
          [t("personalId"), file.personal_id],
          [t("profession"), file.profession],
          [t("language"), file.language],
        ]}
      />
    </Panel>
  );
}

function confirmed(
  t: ReturnType<typeof useWords>,
  value: string,
  confirmedAt: string | null,
): ReactNode {
  return (
    <>
      {value}{" "}
      <span className="text-dim text-xs">
        {confirmedAt === null ? (
          t("notConfirmed")
        ) : (
          <>
            {t("confirmedAt")} <Moment at={confirmedAt} />
          </>
        )}
      </span>
    </>
  );
}

/** Shows how an account stands, how it is signed in to, and where it came from. */
export function AccountPanel({ file }: { readonly file: PlayerFileView }) {
  const t = useWords("players");
  const yes = (value: boolean) => (value ? t("yes") : t("no"));
  const { origin } = file;
  return (
    <Panel title={t("account")}>
      <Facts
        facts={[
          [
            t("state"),
            <State key="state" owner="players" state={file.state} tones={ACCOUNT_TONES} />,
          ],
          [
            t("withdrawalsUntil"),
            file.withdrawals_only_until && <Moment key="until" at={file.withdrawals_only_until} />,
          ],
          [
            t("dormantSince"),
            file.dormant_since && <Moment key="dormant" at={file.dormant_since} />,
          ],
          [t("closedAt"), file.closed_at && <Moment key="closed" at={file.closed_at} />],
          [
            t("closureReason"),
            [file.closure_reason, file.closure_comment].filter(Boolean).join(": "),
          ],
          [t("place"), [file.licence, file.brand].join(" · ")],
          [t("registeredAt"), <Moment key="registered" at={file.created_at} />],
          [
            t("lastSignIn"),
            file.last_sign_in_at && <Moment key="seen" at={file.last_sign_in_at} />,
          ],
          [
            t("verification"),
            <Link key="verification" to={`/verification/players/${file.id}`}>
              {t(`verifications.${file.verification}`)}
            </Link>,
          ],
          [t("groups"), file.groups.map(({ name }) => name).join(", ")],
          [t("hasPassword"), yes(file.has_password)],
          [t("secondStep"), yes(file.second_step)],
          [t("promos"), yes(file.receive_promos)],
          [t("wantsBonuses"), yes(file.wants_bonuses)],
          [t("depositCode"), file.deposit_bonus_code],
          [t("autoregistered"), file.autoregistered ? t("yes") : null],
          [
            t("origin"),
            origin &&
              `${origin.affiliate} · ${[origin.stag, origin.variant].filter(Boolean).join(" · ")}`,
          ],
        ]}
      />
    </Panel>
  );
}
