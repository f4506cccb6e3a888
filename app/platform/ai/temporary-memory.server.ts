import type { ModelKind } from './ai.server.ts'
import { goneLesson, type ServiceMemory } from './service.server.ts'

/** A memory that ends with the process: for a trial on the command line, without a database. */
export function temporaryMemory(): ServiceMemory & {
  /** Everything learned, by model. */
  all(): ReadonlyMap<string, ReadonlySet<string>>
} {
  const learned = new Map<string, Set<string>>()
  const inUse = new Map<ModelKind, string>()
  return {
    all: () => learned,
    async lessons(model) {
      return new Set([...(learned.get(model) ?? [])].filter((one) => one !== goneLesson))
    },
    async learn(model, lessons) {
      learned.set(model, new Set([...(learned.get(model) ?? []), ...lessons]))
    },
    async gone() {
      const models = [...learned].filter(([, lessons]) => lessons.has(goneLesson))
      return new Set(models.map(([model]) => model))
    },
    chosen: async () => null,
    async noteInUse(kind, model) {
      const before = inUse.get(kind) ?? null
      inUse.set(kind, model)
      return before === model ? null : before
    },
  }
}
