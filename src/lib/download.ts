/** Has the browser save a file. */
export function download( blob: Blob, name: string ): void {
	const url = window.URL.createObjectURL( blob );
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = name;
	link.click();
	// The browser reads the URL only after this task.
	setTimeout( () => window.URL.revokeObjectURL( url ), 0 );
}
