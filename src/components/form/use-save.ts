// Saves a form. Text typed while a save is under way stays in the form, and is sent by the next save.
import { useCallback, useRef } from '@wordpress/element';
import type { MutableRefObject } from 'react';
import { __ } from '@wordpress/i18n';
import type { FormikHelpers, FormikProps } from 'formik';
import { clearDraft, writeDraft } from '../../lib/draft';
import { changedFields } from '../../lib/form-data';
import { toFormStatus } from '../../lib/server-errors';
import type { FormStatus } from '../../lib/server-errors';
import { useIsThere } from '../../lib/use-is-there';
import { announce } from '../live-region';

/** The state of the form after a save. */
export interface SaveOutcome< V > {
	sent: V;
	/** Something was typed meanwhile, or is not saved: the form stays. */
	newer: boolean;
	/** The form is still on the screen. */
	there: boolean;
}

interface SaveOptions< V, R > {
	/** Sends what differs from `before`. If it fails it throws an error, or a FormStatus with its own messages. */
	send: ( values: V, before: V ) => Promise< R >;
	/** The caller stopped the request. */
	onStopped?: () => void;
	/** Name of the form's draft. */
	draft: string;
	/** Name of the draft after the save: the form of a new item becomes the form of that item. */
	draftAfter?: ( saved: R ) => string;
	/** Initial values of the form after the save; by default the values that were sent. */
	valuesAfter?: ( saved: R, sent: V ) => V;
	/** The form where something is left to save; by default what was saved, and above it the fields typed meanwhile. */
	merge?: ( base: V, sent: V, now: V ) => V;
	/** What went wrong with the rest, where only a part was saved. */
	failureOf?: ( saved: R ) => FormStatus | undefined;
	/** Message for a failure that the server did not explain. */
	failed: () => string;
	/** The sentence about newer changes. */
	words?: () => string;
	onSaved: ( saved: R, outcome: SaveOutcome< V > ) => void | Promise< void >;
}

interface Save< V > {
	/** For formik's innerRef. */
	formRef: ( form: FormikProps< V > | null ) => void;
	/** For formik's onSubmit. Does not start a save while another one is under way. */
	onSubmit: ( values: V, helpers: FormikHelpers< V > ) => Promise< void >;
	/** For LeaveGuard: true once the form navigates away after a save. */
	free: MutableRefObject< boolean >;
}

const savedButNewer = (): string =>
	__( 'Saved, except for your latest changes.', 'design-marketplace' );

const isStatus = ( thrown: unknown ): thrown is FormStatus =>
	typeof thrown === 'object' && thrown !== null && 'fields' in thrown;

const isStop = ( thrown: unknown ): boolean =>
	thrown instanceof DOMException && thrown.name === 'AbortError';

const newerStatus = (): FormStatus => ( {
	newer: true,
	fields: {},
	errors: [],
	retryAfter: null,
} );

const withTyped = < V extends object >( base: V, sent: V, now: V ): V => ( {
	...base,
	...changedFields( sent, now ),
} );

const statusOf = ( error: unknown, failed: () => string ) =>
	isStatus( error ) ? error : toFormStatus( error, failed() );

export function useSave< V extends object, R >(
	options: SaveOptions< V, R >
): Save< V > {
	const latest = useRef( options );
	latest.current = options;
	/** The form as it was last drawn, also after it is gone. */
	const form = useRef< FormikProps< V > >();
	const running = useRef< Promise< void > | null >( null );
	const free = useRef( false );
	const isThere = useIsThere();

	const formRef = useCallback( ( drawn: FormikProps< V > | null ) => {
		form.current = drawn ?? form.current;
	}, [] );

	const save = async ( sent: V, helpers: FormikHelpers< V > ) => {
		const {
			send,
			draft,
			draftAfter,
			valuesAfter,
			merge = withTyped,
			failureOf,
			failed,
			words,
		} = latest.current;
		free.current = false;
		helpers.setStatus( undefined );
		let saved: R;
		try {
			saved = await send( sent, form.current?.initialValues ?? sent );
		} catch ( error ) {
			if ( isStop( error ) ) {
				latest.current.onStopped?.();
			} else {
				helpers.setStatus( statusOf( error, failed ) );
			}
			return;
		}
		const now = form.current?.values ?? sent;
		const failure = failureOf?.( saved );
		const newer =
			failure !== undefined ||
			Object.keys( changedFields( sent, now ) ).length > 0;
		const there = isThere();
		const next = draftAfter?.( saved ) ?? draft;
		if ( ! newer || next !== draft ) {
			clearDraft( draft );
		}
		if ( newer && ! there && next !== draft ) {
			writeDraft( next, now );
		}
		if ( there ) {
			const base = valuesAfter?.( saved, sent ) ?? sent;
			helpers.resetForm( {
				values: base,
				isSubmitting: true,
				// The summary is that of a try.
				...( failure && { submitCount: form.current?.submitCount } ),
			} );
			// Not passed to resetForm(): formik would restore it at the next reset.
			helpers.setStatus(
				failure ?? ( newer ? newerStatus() : undefined )
			);
			if ( newer ) {
				void helpers.setValues( merge( base, sent, now ), false );
				if ( ! failure ) {
					announce( ( words ?? savedButNewer )() );
				}
			} else {
				free.current = true;
			}
		}
		await latest.current.onSaved( saved, { sent, newer, there } );
	};

	const latestSave = useRef( save );
	latestSave.current = save;
	const onSubmit = useCallback(
		( values: V, helpers: FormikHelpers< V > ) => {
			running.current ??= latestSave
				.current( values, helpers )
				.finally( () => {
					running.current = null;
				} );
			return running.current;
		},
		[]
	);
	return { formRef, onSubmit, free };
}
