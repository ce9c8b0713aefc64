// Asks for a new login when the session ends in the middle of something. The app mounts it once; it shows nothing until asked.
import {
	lazy,
	Suspense,
	useEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { loadChunk } from '../../../../lib/load-chunk';
import { setReauthenticator } from '../../../../lib/reauthenticate';
import type { ReauthRequest } from '../../../../lib/reauthenticate';
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
	const open = useRef< Question | null >( null );
	useEffect( () => {
		setReauthenticator(
			async ( request ) =>
				( await renewNonce() ) ||
				( ! request.quiet &&
					new Promise< boolean >( ( resolve ) => {
						open.current = { request, resolve };
						setQuestion( open.current );
					} ) )
		);
		return () => {
			setReauthenticator( null );
			// The member has signed out meanwhile: nobody answers any more.
			open.current?.resolve( false );
		};
	}, [] );
	if ( ! question ) {
		return null;
	}
	const finish = ( done: boolean ) => {
		open.current = null;
		setQuestion( null );
		question.resolve( done );
	};
	return (
		<Suspense fallback={ null }>
			<ReloginDialog request={ question.request } onFinish={ finish } />
		</Suspense>
	);
};
