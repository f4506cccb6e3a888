/** Before tests that start the built server. */
import { buildIfChanged } from '../../ops/build-if-changed.mjs'

export default buildIfChanged
