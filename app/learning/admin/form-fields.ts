import type { FieldMetadata } from '@conform-to/react'
import type { SceneFields } from '../scenes/scene-noun.ts'

/** The fields of a scene's form. */
export type SceneFormFields = {
  [Name in keyof SceneFields]-?: FieldMetadata<SceneFields[Name], SceneFields>
}
