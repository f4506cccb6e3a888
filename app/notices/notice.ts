/** What a notice is about, in the order of the form. */
export const noticeKinds = ['information', 'attention', 'novelty'] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** What a kind is called on every screen. */
export const noticeKindNames: Readonly<Record<NoticeKind, string>> = {
  information: 'Informazione',
  attention: 'Attenzione',
  novelty: 'Novità',
}

/** How long its text may be, in characters. */
export const longestNotice = 200

/** The days on which it stands, both included: YYYY-MM-DD, '' for no end on that side. */
export type NoticeDays = { from: string; until: string }

/** @param day YYYY-MM-DD in Italy */
export const standsOn = ({ from, until }: NoticeDays, day: string): boolean =>
  (from === '' || from <= day) && (until === '' || day <= until)

/** A notice as everybody's pages show it. */
export type ShownNotice = {
  /** Letters, digits, - and _; another one when kind or text change. */
  key: string
  kind: NoticeKind
  /** 'Attenzione' */
  kindName: string
  text: string
}
