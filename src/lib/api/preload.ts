// Answers the server wrote into the page: each serves once, so that the first paint needs no call.
import { getBoot } from '../boot';
import { isOthersPage } from '../session';
import type { ApiResponse } from './transport';
import { stablePath } from './address';

/** A profile differs by reader, and so do its works and who is found by what members alone read; the page's data is a stranger's. */
const DEPENDS_ON_READER =
	/\/work\?|\/users\?(.*&)?((slug|id|search|school|language|graduation)=|role=designer&(.*&)?verified=)/;

let byPath: Map< string, string > | null = null;

export function takePreloaded< T >( path: string ): ApiResponse< T > | null {
	const { preload } = getBoot();
	byPath ??= new Map(
		Object.keys( preload ).map( ( key ) => [ stablePath( key ), key ] )
	);
	const key = byPath.get( path );
	if ( ! key ) {
		return null;
	}
	byPath.delete( path );
	const answer = preload[ key ];
	delete preload[ key ];
	const failed = answer?.status !== undefined && answer.status >= 400;
	const stale = isOthersPage() && DEPENDS_ON_READER.test( path );
	if ( ! answer || failed || stale ) {
		return null;
	}
	return {
		data: answer.body as T,
		headers: new Headers( answer.headers ),
	};
}

/** For tests: reads the boot data's answers again. */
export function resetPreloaded(): void {
	byPath = null;
}
