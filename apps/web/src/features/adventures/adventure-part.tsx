import { useQuery } from "@tanstack/react-query";
import { adventureQuery } from "../../data/engagement/adventures/adventure.ts";
import { AdventureDays } from "./adventure-days.tsx";

/** The adventure within a page of words; nothing while there is none (CMS-05). */
export default function AdventurePart() {
  const { data: adventure } = useQuery(adventureQuery);
  return adventure ? (
    <div className="my-6">
      <AdventureDays adventure={adventure} />
    </div>
  ) : null;
}
