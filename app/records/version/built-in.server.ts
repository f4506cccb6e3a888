/** What became of built-in records that were to stand as they came with the product. */
export type BuiltInCounts = {
  /** How many there are: all of them stand as they came now. */
  configured: number
  /** Those that had been deleted. */
  added: number
  /** Those that had been changed; their former versions are in the trash. */
  replaced: number
}

/** What configuring everything would do to one kind of records, for the question it asks first. */
export type ResetPreview = {
  /** Records that administrators added: they go to the trash. */
  removed: number
  /** Built-in records that somebody changed: their content comes back. */
  replaced: number
  /** Built-in records that somebody deleted: they come back. */
  added: number
}
