import { expect, it } from "vitest";
import { readBook } from "./read-book.ts";

it("CMS-12: reads title, description, chips, formats and preview of a book", () => {
  expect(
    readBook({
      title: "The paper",
      text: "How draws are made",
      chips: "Free | 40 pages|",
      pdf: "/api/cms/files/1",
      epub: "/api/cms/files/2",
      preview: "paper-preview",
    }),
  ).toEqual({
    title: "The paper",
    text: "How draws are made",
    chips: ["Free", "40 pages"],
    formats: [
      { format: "pdf", url: "/api/cms/files/1" },
      { format: "epub", url: "/api/cms/files/2" },
    ],
    preview: "paper-preview",
  });
});

it.each(["https://elsewhere.example/book.pdf", "//elsewhere.example", "javascript:alert(1)", "/x"])(
  "offers no download from %s",
  (pdf) => expect(readBook({ title: "The paper", pdf })?.formats).toEqual([]),
);

it("is nothing without a title", () => expect(readBook({ text: "x" })).toBeNull());
