// The frame of the two email screens: the recipient, and whether the reader may write to them.
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../components/avatar';
import { ButtonLink } from '../../../../components/button';
import { classNames } from '../../../../components/class-names';
import { EmptyState } from '../../../../components/empty-state';
import { fitWords } from '../../../../components/mega';
import { PageError } from '../../../../components/error-state';
import { Logo } from '../../../../components/logo';
import { NotFound } from '../../../../components/not-found';
import { PageSkeleton } from '../../../../components/skeletons';
import { useDocumentTitle } from '../../../../lib/document-title';
import { useRecipient } from '../api/mail-api';
import type { Recipient } from '../types';
import '../../../../styles/profile.css';
import '../applications.css';

interface MailPageProps {
	slug: string;
	title: ( recipient: Recipient ) => string;
	/** The window's title until the recipient is known. */
	usual: string;
	allowed: ( recipient: Recipient ) => boolean;
	profile: string;
	/** Whether the picture stands beside the title. */
	portrait?: boolean;
	/** They place themselves in the columns. */
	children: ( recipient: Recipient ) => ReactNode;
}

const SIZES = '(min-width: 900px) 16vw, 120px';

/** A circle for a designer, a rectangle for a company. */
export const RecipientPicture = ( {
	recipient: { role, name, picture },
}: {
	recipient: Recipient;
} ) =>
	role === 'designer' ? (
		<Avatar
			className="portrait"
			name={ name }
			image={ picture }
			sizes={ SIZES }
		/>
	) : (
		<Logo name={ name } image={ picture } sizes={ SIZES } />
	);

export const MailPage = ( {
	slug,
	title,
	usual,
	allowed,
	profile,
	portrait = false,
	children,
}: MailPageProps ) => {
	const { data: recipient, isLoading, error, refetch } = useRecipient( slug );
	const isMissing = ! isLoading && ! error && ! recipient;
	const known = recipient ? title( recipient ) : usual;
	useDocumentTitle( isMissing ? null : known );
	if ( isLoading ) {
		return <PageSkeleton />;
	}
	if ( error ) {
		return <PageError error={ error } onRetry={ refetch } />;
	}
	if ( ! recipient ) {
		return <NotFound />;
	}
	if ( ! allowed( recipient ) ) {
		return (
			<div className="grid section">
				<EmptyState
					level={ 1 }
					title={ __(
						'You cannot write from here at the moment.',
						'design-marketplace'
					) }
					text={ __(
						'Either nothing is open, or this page is for the other side of the marketplace.',
						'design-marketplace'
					) }
					action={
						<ButtonLink to={ profile } icon="arrow-left">
							{ __(
								'Back to the profile',
								'design-marketplace'
							) }
						</ButtonLink>
					}
				/>
			</div>
		);
	}
	return (
		<>
			<div
				className={ classNames(
					'page-head grid',
					portrait && 'with-portrait'
				) }
			>
				{ portrait && <RecipientPicture recipient={ recipient } /> }
				<h1
					className="t1 c1-11"
					style={ fitWords( title( recipient ) ) }
					tabIndex={ -1 }
				>
					{ title( recipient ) }
				</h1>
			</div>
			<div className="grid mail-body">{ children( recipient ) }</div>
		</>
	);
};
