export type { News } from "./news/news.ts";
export { takeNewsBack } from "./notice-store.ts";
export { tellPlayers } from "./tell-players.ts";
