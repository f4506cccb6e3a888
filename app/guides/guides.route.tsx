export const meta = () => [{ title: 'Guide · Fucina' }]

export default function Plain() {
  return <h1>Guide</h1>
}
