export const meta = () => [{ title: 'Cookie · Fucina' }]

export default function Plain() {
  return <h1>Cookie</h1>
}
