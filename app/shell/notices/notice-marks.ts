/** What this browser keeps of notices: 'KEY:chiuso KEY:letto', the newest first. */
export const marksName = 'fucina:avvisi'

/** Closed by the person; said to who listens to the screen. */
export type NoticeMark = 'chiuso' | 'letto'

export const hasMark = (marks: string, key: string, mark: NoticeMark): boolean =>
  marks.split(' ').includes(`${key}:${mark}`)

/** More than stand on a page: what is older is of notices that are gone. */
const mostMarks = 60

export const withMark = (marks: string, key: string, mark: NoticeMark): string => {
  const others = marks.split(' ').filter((one) => one && one !== `${key}:${mark}`)
  return [`${key}:${mark}`, ...others].slice(0, mostMarks).join(' ')
}

/** Runs before the first paint: it tells the document what is kept, for `closedRules`. */
export const noticeScript = `try{document.documentElement.dataset.notices=localStorage.getItem("${marksName}")||""}catch{}`

/** Rules that hide the notices of a rendered page where they were closed, so that none flashes. */
export const closedRules = (html: string): string =>
  [...html.matchAll(/ data-notice="([\w-]+)"/g)]
    .map(([, key]) => `[data-notices~="${key}:chiuso"] [data-notice="${key}"]{display:none}`)
    .join('')
