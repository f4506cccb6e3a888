import type { Migration } from 'kysely/migration'
import * as everything from './0001-everything.ts'
import * as listsOfContent from './0002-lists-of-content.ts'
import * as listsForAdministrators from './0003-lists-for-administrators.ts'
import * as totals from './0004-totals.ts'
import * as listOfUsers from './0005-list-of-users.ts'
import * as pictures from './0006-pictures.ts'
import * as aiService from './0007-ai-service.ts'
import * as progressInSteps from './0008-progress-in-steps.ts'
import * as registeredFrom from './0009-registered-from.ts'
import * as bounds from './0010-bounds.ts'
import * as drafts from './0011-drafts.ts'
import * as whyTemplatesWork from './0012-why-templates-work.ts'
import * as versions from './0013-versions.ts'
import * as learning from './0014-learning.ts'
import * as helpPlaces from './0016-help-places.ts'
import * as reading from './0017-reading.ts'
import * as chapterPictures from './0018-chapter-pictures.ts'
import * as ease from './0019-ease.ts'
import * as formerVersions from './0020-former-versions.ts'
import * as failedExchanges from './0021-failed-exchanges.ts'
import * as oneFold from './0022-one-fold.ts'
import * as changes from './0023-changes.ts'

/** Immutable and in order: a change of the schema is a new file with the next number. */
export const migrations: Record<string, Migration> = {
  '0001-everything': everything,
  '0002-lists-of-content': listsOfContent,
  '0003-lists-for-administrators': listsForAdministrators,
  '0004-totals': totals,
  '0005-list-of-users': listOfUsers,
  '0006-pictures': pictures,
  '0007-ai-service': aiService,
  '0008-progress-in-steps': progressInSteps,
  '0009-registered-from': registeredFrom,
  '0010-bounds': bounds,
  '0011-drafts': drafts,
  '0012-why-templates-work': whyTemplatesWork,
  '0013-versions': versions,
  '0014-learning': learning,
  '0016-help-places': helpPlaces,
  '0017-reading': reading,
  '0018-chapter-pictures': chapterPictures,
  '0019-ease': ease,
  '0020-former-versions': formerVersions,
  '0021-failed-exchanges': failedExchanges,
  '0022-one-fold': oneFold,
  '0023-changes': changes,
}
