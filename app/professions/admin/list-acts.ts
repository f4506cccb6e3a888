import { listActs } from '../../records/list/list-acts.ts'
import { professionNoun } from '../profession-noun.ts'
import { adminTexts } from './profession-texts.ts'

/** What the list of professions does besides, and what it says when that fails. */
export const professionFailedTexts = { duplicate: adminTexts.cloneFailed } as const

export const professionListActs = listActs(professionNoun, professionFailedTexts)
