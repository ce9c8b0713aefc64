// Sends a report of an address: for members as a report of the item there, for strangers with the bot check.
import { useEffect, useState } from '@wordpress/element';
import { messages } from '../../../contract/messages';
import { createBotCheck } from '../../../lib/bot-check/bot-check';
import { useCurrentUser } from '../../../lib/current-user';
import type { FormStatus } from '../../../lib/server-errors';
import { addressOf } from '../address';
import { reportAddress, reportThing } from '../api/report-api';
import { fetchThing } from '../api/thing-api';
import type { AddressedValues } from '../types';

const nothingThere = (): FormStatus => ( {
	fields: { url: messages.report_url_invalid() },
	errors: [ messages.report_url_invalid() ],
	retryAfter: null,
} );

/** Throws errors that useSave() shows. */
export function useSendAddressed(): (
	values: AddressedValues
) => Promise< void > {
	const { isLoggedIn } = useCurrentUser();
	const [ botCheck ] = useState( () => createBotCheck( 'report' ) );
	useEffect( () => {
		if ( ! isLoggedIn ) {
			botCheck.open();
			botCheck.prepare();
		}
	}, [ botCheck, isLoggedIn ] );

	return async ( values ) => {
		const address = addressOf( values.url );
		if ( ! address ) {
			throw nothingThere();
		}
		if ( ! isLoggedIn ) {
			await reportAddress( values, await botCheck.take() );
			return;
		}
		const thing = await fetchThing( address );
		if ( ! thing ) {
			throw nothingThere();
		}
		await reportThing( thing, values );
	};
}
