/** The paths of groups, for who leads them and who is in them. */
import { href } from 'react-router'
import { newId, withQuery } from './paths.ts'

/** Where a code of a group, or the words of a slip, are typed. @param code of the group that the words lead into */
export const codesPath = (code?: string) => withQuery(href('/g'), { gruppo: code })
/** Where a group's code leads: it stands on sheets and in QR codes. */
export const joinPath = (code: string) => href('/g/:code', { code })
/** The words by which somebody without an address comes back, as long as they are shown. */
export const slipPath = () => href('/gruppo/biglietto')
/** The path of a group, for who is in it; without an id the one they came into last. */
export const groupPathPath = (id?: string) => href('/gruppo/:id?', { id })

type Place = { pathname: string; search: string }

/**
 * Which step of a path a page is, from 0; -1: none. What is done in a step stands in its address,
 * beside what the step is called by.
 */
export function placeInPath(steps: readonly { to: string }[], { pathname, search }: Place): number {
  const here = new URLSearchParams(search)
  return steps.findIndex(({ to }) => {
    const [path, query] = to.split('?')
    const named = [...new URLSearchParams(query)]
    return path === pathname && named.every(([name, value]) => here.get(name) === value)
  })
}

/** The questions at the end of a path. @param id of its notebook */
export const quizPath = (id: string) => href('/gruppo/domande/:id', { id })

export const groupsPath = () => href('/gruppi')
/** Whether a page is for whoever leads groups. */
export const isForLeaders = (path: string): boolean =>
  path === groupsPath() || path.startsWith(`${groupsPath()}/`)
export const groupPath = (id: string) => href('/gruppi/:id', { id })
/** What the board of a group asks again and again. */
export const boardPath = (id: string) => href('/gruppi/:id/lavagna', { id })
export const isBoardPath = (path: string): boolean => /^\/gruppi\/[^/]+\/lavagna$/.test(path)
/** @param withNames people's names are shown too */
export const projectorPath = (id: string, withNames = false) =>
  href('/gruppi/:id/proiettore', { id }) + (withNames ? '?nomi=si' : '')
/** Where somebody raises their hand, and takes it down. */
export const handPath = (id: string) => href('/gruppo/:id/mano', { id })
/** @param id `newId` for the form of a new one */
export const editGroupPath = (id: string) => href('/gruppi/:id/modifica', { id })
/** The form of a new one like it, a week later. */
export const repeatGroupPath = (id: string) => `${editGroupPath(newId)}?come=${id}`
export const groupSheetPath = (id: string) => href('/gruppi/:id/foglio', { id })
export const groupNotebookPath = (id: string) => href('/gruppi/:id/quaderno', { id })

/** Who was there, to print. */
export const attendancePath = (id: string) => href('/gruppi/:id/presenze', { id })
/** The attestati of everybody in a group. */
export const groupCertificatesPath = (id: string) => href('/gruppi/:id/attestati', { id })
/** An attestato of one's own. */
export const certificatePath = (id: string) => href('/attestato/:id', { id })
