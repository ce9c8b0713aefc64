// Stands in until the screen is there.
export default function ResetPasswordScreen() {
	return <h1 className="t1">ResetPasswordScreen</h1>;
}
