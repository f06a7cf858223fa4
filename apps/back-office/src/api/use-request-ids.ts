import { useState } from "react";
import { type RequestIds, requestIds } from "./request-ids.ts";

/** Returns how the requests of a form get their ids, and how it is said that one was done. */
export const useRequestIds = (): RequestIds => useState(requestIds)[0];
