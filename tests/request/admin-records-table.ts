/** Who may edit records and take them along: a table for each noun, in this order. A new noun gets its lines here. */
import { guideOperations } from './admin-guides-table.ts'
import { helpOperations } from './admin-help-table.ts'
import { notebookOperations } from './admin-notebooks-table.ts'
import { noticeOperations } from './admin-notices-table.ts'
import { adminProfessions } from './admin-professions-table.ts'
import { adminPrompts } from './admin-prompts-table.ts'
import { adminScenes } from './admin-scenes-table.ts'
import { toolOperations } from './admin-tools-table.ts'
import { contentFiles } from './content-file-table.ts'
import type { Operation } from './operation.ts'

export const recordOperations: Operation[] = [
  ...toolOperations,
  ...adminProfessions,
  ...contentFiles,
  ...guideOperations,
  ...helpOperations,
  ...noticeOperations,
  ...notebookOperations,
  ...adminPrompts,
  ...adminScenes,
]
