// Asks for a new login when the session ends in the middle of something. The app mounts it once; it shows nothing until asked.
import { lazy, Suspense, useEffect, useState } from '@wordpress/element';
import { loadChunk } from '../../../lib/load-chunk';
import { setReauthenticator } from '../../../lib/reauthenticate';
import type { ReauthRequest } from '../../../lib/reauthenticate';
import { renewNonce } from '../api/nonce-api';

const ReloginDialog = lazy( () =>
	loadChunk( () => import( './relogin-dialog' ) ).then(
		( { ReloginDialog: component } ) => ( { default: component } )
	)
);

interface Question {
	request: ReauthRequest;
	resolve: ( done: boolean ) => void;
}

export const ReloginHost = () => {
	const [ question, setQuestion ] = useState< Question | null >( null );
	useEffect( () => {
		setReauthenticator(
			async ( request ) =>
				( await renewNonce() ) ||
				( ! request.quiet &&
					new Promise< boolean >( ( resolve ) =>
						setQuestion( { request, resolve } )
					) )
		);
		return () => setReauthenticator( null );
	}, [] );
	if ( ! question ) {
		return null;
	}
	const finish = ( done: boolean ) => {
		setQuestion( null );
		question.resolve( done );
	};
	return (
		<Suspense fallback={ null }>
			<ReloginDialog request={ question.request } onFinish={ finish } />
		</Suspense>
	);
};
