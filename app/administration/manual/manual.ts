/** A part of the manual as React shows it; a text as it is. */
export type ManualNode =
  | string
  | { tag: string; props: Record<string, string | number>; children: ManualNode[] }
