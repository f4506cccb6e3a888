export const meta = () => [{ title: 'Di cosa ti occupi? · Fucina' }]

export default function Plain() {
  return <h1>Di cosa ti occupi?</h1>
}
