// Whether an address is free: asked while it is typed, and once more before the first step is left.
import { useEffect, useRef, useState } from '@wordpress/element';
import { memberRules } from '../../../../contract/member-rules';
import { useDebounced } from '../../../../lib/debounce';
import { fieldError } from '../../../../lib/field-error';
import { isEmailFree } from '../api/registration-api';

const SETTLE_MS = 500;

export type Availability = 'unknown' | 'checking' | 'free' | 'taken';

export interface AvailabilityCheck {
	/** The result for the current address. */
	state: Availability;
	/** Throws the server's error. */
	check: ( email: string ) => Promise< boolean >;
}

const isComplete = ( email: string ): boolean =>
	! fieldError( 'email', memberRules.fields, { email } );

export function useAvailability( email: string ): AvailabilityCheck {
	const known = useRef( new Map< string, boolean >() );
	const [ asked, setAsked ] = useState< string | null >( null );
	const [ , redraw ] = useState( 0 );
	const address = email.trim();
	const settled = useDebounced( address, SETTLE_MS );

	const check = useRef( async ( given: string, signal?: AbortSignal ) => {
		const before = known.current.get( given );
		if ( before !== undefined ) {
			return before;
		}
		const free = await isEmailFree( given, signal );
		known.current.set( given, free );
		redraw( ( count ) => count + 1 );
		return free;
	} ).current;

	useEffect( () => {
		if ( ! isComplete( settled ) ) {
			return undefined;
		}
		const controller = new AbortController();
		setAsked( settled );
		check( settled, controller.signal )
			// Asked again when the step is left, where a failure is shown.
			.catch( () => {} )
			.finally( () => setAsked( null ) );
		return () => controller.abort();
	}, [ settled, check ] );

	const free = known.current.get( address );
	let state: Availability = asked === address ? 'checking' : 'unknown';
	if ( free !== undefined ) {
		state = free ? 'free' : 'taken';
	}
	return { state, check: ( given ) => check( given.trim() ) };
}
