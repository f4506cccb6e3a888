const list = new Intl.ListFormat('it')

/** 'Marta vede', 'Marta e Piero vedono'; where nobody leads now 'Chi guida il gruppo vede'. */
export const leadersDo = (leaders: readonly string[], one: string, many: string): string =>
  leaders.length === 0
    ? `Chi guida il gruppo ${one}`
    : `${list.format(leaders)} ${leaders.length > 1 ? many : one}`
