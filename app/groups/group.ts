/** How much a group holds; names and places in letters as people count them. */
export const groupLimits = {
  name: 60,
  place: 80,
  personName: 30,
  certificateName: 60,
  seats: 40,
  steps: 12,
} as const

/** After so many months without use an account goes that a group made; and a group after its meeting. */
export const withoutUseMonths = 12

/** A letter as people count it, an emoji for instance, may take so many characters at most. */
export const charactersALetter = 12
