/** `chapters[3].title`: no list of ours has a thousand places, and each place is memory. */
const fieldName = /^\w{1,80}(?:\.\w{1,80}|\[\d{1,3}\]){0,6}$/

/** Conform's name of the button that changes a list; the other one is of no form of ours. */
export const listIntent = '__intent__'
const formState = '__state__'

/** The same of the button that adds, moves or removes a part of a list, as Conform sends it. */
const farPlace = /\[\d{4,}\]|"(?:index|from|to)":\s*-?\d{4,}/

/** Whether all names are such as our forms may have. */
export const hasFormNames = (form: FormData): boolean =>
  [...form].every(
    ([name, value]) =>
      fieldName.test(name) &&
      name !== formState &&
      (name !== listIntent || (typeof value === 'string' && !farPlace.test(value))),
  )
