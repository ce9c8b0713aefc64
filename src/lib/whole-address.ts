import { basePath } from './boot';

/** An address within the app as people copy it; anything else stays as it is. */
export const wholeAddress = ( path: string ): string =>
	/^\/(?!\/)/.test( path )
		? window.location.origin + basePath() + path
		: path;
