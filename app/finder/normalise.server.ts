import { fold } from '../../db/fold.ts'

/**
 * The words of a text in the form in which the finder compares them: lower case, accents
 * folded, punctuation gone. An apostrophe parts words: 'L’aiuto' is 'l' and 'aiuto'.
 */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The normalised text: its words with one space in between. */
export const normalise = (text: string): string => wordsOf(text).join(' ')
