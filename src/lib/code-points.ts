// Characters as WordPress counts them: code points, not UTF-16 units.

export const codePoints = ( text: string ): number => [ ...text ].length;

export function truncate( text: string, max: number ): string {
	const points = [ ...text ];
	return points.length > max ? points.slice( 0, max ).join( '' ) : text;
}
