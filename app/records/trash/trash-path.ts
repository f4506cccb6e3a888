/** The trash is a part of the database screen. */
export const trashPath = '/admin/test?scheda=cestino'
