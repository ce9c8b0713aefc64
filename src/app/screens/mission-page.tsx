// Stands in until the screen is there.
export default function MissionPage() {
	return <h1 className="t1">MissionPage</h1>;
}
