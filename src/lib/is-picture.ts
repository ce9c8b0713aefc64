/** Whether the browser can show a file, whatever its name says. */
export function isPicture( file: File ): Promise< boolean > {
	const url = URL.createObjectURL( file );
	return new Promise< boolean >( ( resolve ) => {
		const image = new Image();
		image.onload = () => resolve( true );
		image.onerror = () => resolve( false );
		image.src = url;
	} ).finally( () => URL.revokeObjectURL( url ) );
}
