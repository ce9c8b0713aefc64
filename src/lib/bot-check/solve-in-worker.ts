// Runs the solver in a worker of its own and takes it down afterwards.
import type { Challenge } from './solve';

/** The answer, null when none was found in time. */
export function solveInWorker(
	challenge: Challenge,
	timeout: number
): Promise< string | null > {
	const worker = new Worker(
		new URL( './solver.worker.ts', import.meta.url )
	);
	return new Promise< string | null >( ( resolve ) => {
		worker.onmessage = ( { data }: MessageEvent< string | null > ) =>
			resolve( data );
		worker.onerror = () => resolve( null );
		setTimeout( () => resolve( null ), timeout );
		worker.postMessage( challenge );
	} ).finally( () => worker.terminate() );
}
