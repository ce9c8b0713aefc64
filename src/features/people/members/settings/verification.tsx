// Shows whether a startup's university, a designer's school or a company is confirmed, and lets the member confirm it.
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { Notice } from '../../../../components/notice';
import { confirmedOf, universityOf } from '../../../../components/university';
import type { ReactNode } from 'react';
import type { MemberPrivate } from '../../../../contract/shapes';
import { useCurrentUser } from '../../../../lib/current-user';
import { formatDate } from '../../../../lib/format';
import { formatDay } from '../../../../lib/format-day';
import { fetchStanding } from '../api/verification-api';
import type { Claim, Standing } from '../api/verification-api';
import type { MemberField, MemberValues } from '../types';
import { AskDialog } from './ask-dialog';
import { KEYS } from '../../../../lib/query-keys';

const dayOf = ( date: string ): string =>
	formatDay( date.replace( /-/g, '/' ) );

const endWords = ( { why, date }: NonNullable< Standing[ 'ended' ] > ) => {
	const words = {
		/* translators: %s: day. */
		lapsed: __( 'The confirmation expired on %s.', 'design-marketplace' ),
		/* translators: %s: day. */
		company: __(
			'The confirmation ended on %s because the company’s name was changed.',
			'design-marketplace'
		),
		/* translators: %s: day. */
		university: __(
			'The confirmation ended on %s because the university was changed.',
			'design-marketplace'
		),
		/* translators: %s: day. */
		administrator: __(
			'The people who run this site withdrew the confirmation on %s.',
			'design-marketplace'
		),
		/* translators: %s: day. */
		domain: __(
			'The confirmation ended on %s because addresses at that domain no longer count for the university.',
			'design-marketplace'
		),
		/* translators: %s: day. */
		website: __(
			'The confirmation ended on %s because the website was changed.',
			'design-marketplace'
		),
	}[ why ];
	return sprintf( words, dayOf( date ) );
};

/** What is said of each. */
interface Words {
	/** Fields whose change ends it. */
	fields: readonly MemberField[];
	heading: string;
	/** How it can be confirmed. */
	how: string;
	/** Why it cannot be by email. */
	unknown: string;
	/** Title and text of the dialog. */
	ask: string;
	text: string;
}

const SCHOOL = [ 'school', 'school_other' ] as const;
const UNIVERSITY = [
	'company',
	'affiliated',
	'ecosystem',
	'ecosystem_other',
] as const;

const ofSchool = ( school: string ): Words => ( {
	fields: SCHOOL,
	heading: __( 'Confirmed school', 'design-marketplace' ),
	how: sprintf(
		/* translators: %s: school. */
		__(
			'Your email address at %s can confirm that you are or were there. Your page then says so.',
			'design-marketplace'
		),
		school
	),
	unknown: __(
		'We do not know which email addresses belong to this school. The people who run this site can confirm that you are or were there: please write to them.',
		'design-marketplace'
	),
	ask: sprintf(
		/* translators: %s: school. */
		__( 'Your address at %s', 'design-marketplace' ),
		school
	),
	text: __(
		'We send this address one email, with a fixed text. The page behind its link asks you to confirm. We do not keep the address.',
		'design-marketplace'
	),
} );

const ofUniversity = ( university: string ): Words => ( {
	fields: UNIVERSITY,
	heading: __( 'Confirmed university', 'design-marketplace' ),
	how: sprintf(
		/* translators: %s: university. */
		__(
			'Somebody with an email address of %s can confirm that you belong there. Your pages then say so.',
			'design-marketplace'
		),
		university
	),
	unknown: __(
		'We do not know which email addresses belong to this university. The people who run this site can confirm that you belong there: please write to them.',
		'design-marketplace'
	),
	ask: sprintf(
		/* translators: %s: university. */
		__( 'Who at %s knows you?', 'design-marketplace' ),
		university
	),
	text: __(
		'We send this address one email, with a fixed text. The page behind its link shows your company’s name and asks for a confirmation. It may be your own address; we do not keep it.',
		'design-marketplace'
	),
} );

const ofCompany = ( domain: string ): Words => ( {
	fields: [ 'company', 'website' ],
	heading: __( 'Confirmed company', 'design-marketplace' ),
	how: sprintf(
		/* translators: %s: domain, such as firm.ch. */
		__(
			'An email address at %s can confirm your company. Your pages then say so.',
			'design-marketplace'
		),
		domain
	),
	unknown: domain
		? sprintf(
				/* translators: %s: domain, such as wixsite.com. */
				__(
					'Addresses at %s cannot confirm a company: many people share them, or they are a university’s. The people who run this site can confirm yours: please write to them.',
					'design-marketplace'
				),
				domain
			)
		: __(
				'Enter your website under “Social” first: an email address at its domain can then confirm your company.',
				'design-marketplace'
			),
	ask: __( 'Confirm your company', 'design-marketplace' ),
	text: __(
		'We send this address one email, with a fixed text, and do not keep the address. If it is the one you log in with, it confirms at once, without an email.',
		'design-marketplace'
	),
} );

/** What an unconfirmed company cannot do on this site. */
const neededWords = ( needed: Standing[ 'needed' ] ): string => {
	switch ( needed ) {
		case 'contact':
			return __(
				'Until your company is confirmed you can answer designers, but not write to them first.',
				'design-marketplace'
			);
		case 'publish':
			return __(
				'Until your company is confirmed you can answer designers, but not write to them first, and your new jobs wait for approval.',
				'design-marketplace'
			);
		default:
			return '';
	}
};

interface StateProps {
	standing: Standing;
	words: Words;
	/** The mark as others see it. */
	badge: ReactNode;
	needed: string;
}

/** The state of the confirmation, in one sentence. */
const State = ( { standing, words, badge, needed }: StateProps ) => {
	const { mark, until, sent, ended, domains } = standing;
	return (
		<>
			{ mark && <p>{ badge }</p> }
			{ until && (
				<p className="small soft">
					{ sprintf(
						/* translators: %s: day. */
						__( 'Shown until %s.', 'design-marketplace' ),
						dayOf( until )
					) }
				</p>
			) }
			{ ! mark && ended && <p>{ endWords( ended ) }</p> }
			{ needed && <p>{ needed }</p> }
			{ sent && (
				<p>
					{ sprintf(
						/* translators: 1: domain of an email address, 2: day. */
						__(
							'We have sent a link to an address at %1$s. It works until %2$s.',
							'design-marketplace'
						),
						sent.domain,
						formatDate( sent.until )
					) }
				</p>
			) }
			{ ! mark && ! sent && (
				<p className="small soft">
					{ domains.length > 0 ? words.how : words.unknown }
				</p>
			) }
		</>
	);
};

/** Warns that saving the typed changes would end the confirmation. */
const Warning = ( { fields }: Pick< Words, 'fields' > ) => {
	const { values, initialValues } = useFormikContext< MemberValues >();
	return fields.some(
		( name ) => values[ name ] !== initialValues[ name ]
	) ? (
		<Notice>
			{ __(
				'Saving ends the confirmation, because it was given for the previous entry.',
				'design-marketplace'
			) }
		</Notice>
	) : null;
};

interface PartProps {
	member: MemberPrivate;
	claim: Claim;
	wordsOf: ( subject: string ) => Words;
	/** What it stands for: a change of it fetches the answer again. */
	facts: readonly unknown[];
}

const Part = ( { member, claim, wordsOf, facts }: PartProps ) => {
	const [ asking, setAsking ] = useState( false );
	const client = useQueryClient();
	const { refresh } = useCurrentUser();
	const key = [ KEYS.affiliation, claim, member.id, ...facts ];
	const { data, error, isFetching, refetch } = useQuery( {
		queryKey: key,
		queryFn: ( { signal } ) => fetchStanding( member.id, claim, signal ),
	} );
	if ( error && ! data ) {
		return (
			<ErrorState
				error={ error }
				retrying={ isFetching }
				onRetry={ refetch }
			/>
		);
	}
	if ( ! data ) {
		return null;
	}
	const words = wordsOf( data.subject );
	const { mark } = data;
	return (
		<>
			<div className="member-chapter">
				<h2 className="t4">{ words.heading }</h2>
				<State
					standing={ data }
					words={ words }
					badge={
						mark && 'domain' in mark
							? confirmedOf( { confirmed: mark } )
							: universityOf( { verified: mark } )
					}
					needed={
						mark || member.verified
							? ''
							: neededWords( data.needed )
					}
				/>
				{ mark && <Warning fields={ words.fields } /> }
				{ data.domains.length > 0 && (
					<div className="btns">
						<Button
							variant="second"
							small
							onClick={ () => setAsking( true ) }
						>
							{ mark || data.sent
								? __(
										'Confirm again by email',
										'design-marketplace'
									)
								: __(
										'Confirm by email',
										'design-marketplace'
									) }
						</Button>
					</div>
				) }
			</div>
			{ asking && (
				<AskDialog
					member={ member }
					claim={ claim }
					domains={ data.domains }
					title={ words.ask }
					text={ words.text }
					onClose={ () => setAsking( false ) }
					onSent={ ( now ) => {
						client.setQueryData( key, now );
						setAsking( false );
						if ( now.mark ) {
							void refresh();
						}
					} }
				/>
			) }
		</>
	);
};

/** A startup's university, or a designer's school. */
export const Verification = () => {
	const { user } = useCurrentUser();
	return user?.ecosystem || user?.school ? (
		<Part
			member={ user }
			claim="verified"
			wordsOf={ user.role === 'designer' ? ofSchool : ofUniversity }
			facts={ [
				user.company,
				user.ecosystem ?? user.school_name,
				user.verified?.date,
			] }
		/>
	) : null;
};

/** The company itself. */
export const CompanyConfirmation = () => {
	const { user } = useCurrentUser();
	return user ? (
		<Part
			member={ user }
			claim="confirmed"
			wordsOf={ ofCompany }
			facts={ [ user.company, user.website, user.confirmed?.date ] }
		/>
	) : null;
};
