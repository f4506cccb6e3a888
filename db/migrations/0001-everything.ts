import type { Kysely } from 'kysely'
import { calls } from './0001/calls.ts'
import { content } from './0001/content.ts'
import { groups } from './0001/groups.ts'
import { learning } from './0001/learning.ts'
import { people } from './0001/people.ts'
import { records } from './0001/records.ts'
import { secondProof } from './0001/second-proof.ts'
import { site } from './0001/site.ts'
import { workshop } from './0001/workshop.ts'

/** The tables of 1.0.0, the same on both engines, and each engine's index of people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await people(db)
  await secondProof(db)
  await content(db)
  await records(db)
  await learning(db)
  await groups(db)
  await calls(db)
  await workshop(db)
  await site(db)
}
