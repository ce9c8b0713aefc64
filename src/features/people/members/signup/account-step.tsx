// The step for the account: name, email address, password and consents.
import { createInterpolateElement, useEffect, useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/link';
import { Checkbox } from '../../../../components/checkbox';
import { FormField } from '../../../../components/form/form-field';
import { Locked } from '../../../../components/form/locked';
import { announce } from '../../../../components/live-region';
import { TextInput } from '../../../../components/text-input';
import { VisuallyHidden } from '../../../../components/visually-hidden';
import { messages } from '../../../../contract/messages';
import { basePath } from '../../../../lib/boot';
import { classNames } from '../../../../components/class-names';
import { ErrorText } from '../../../../components/field';
import type { ControlProps } from '../../../../components/field';
import { roles } from '../../../../contract/enums';
import type { Availability } from '../hooks/use-availability';
import type { MemberValues } from '../types';
import { NewPasswordFields } from './new-password-fields';
import type { Said } from './said';
import { SaidFacts } from './said-facts';

// The choice of a role: circle for designers, square for companies.

const RolePick = ( {
	label,
	name,
	value,
	error,
	onChange,
	onBlur,
}: ControlProps< string > ) => {
	const id = useId();
	return (
		<fieldset
			className={ classNames( 'field member-role', error && 'bad' ) }
			role="radiogroup"
			aria-required
			aria-invalid={ error ? true : undefined }
			aria-describedby={ error ? id : undefined }
		>
			<legend className="t4">{ label }</legend>
			<div className="role-pick">
				{ roles().map( ( option ) => (
					<label
						key={ option.value }
						htmlFor={ `${ id }-${ option.value }` }
					>
						<b className="t3">{ option.label }</b>
						<input
							id={ `${ id }-${ option.value }` }
							type="radio"
							name={ name }
							value={ option.value }
							checked={ option.value === value }
							onChange={ () => onChange( option.value ) }
							onBlur={ onBlur }
						/>
						<i className="shape" />
					</label>
				) ) }
			</div>
			{ error && <ErrorText id={ id }>{ error }</ErrorText> }
		</fieldset>
	);
};

/** A page of the site that leaves the form where it is. */
const NewTab = ( {
	path,
	children,
}: {
	path: string;
	children?: ReactNode;
} ) => (
	<a
		className="link"
		href={ basePath() + path }
		target="_blank"
		rel="noreferrer"
	>
		{ children }
		<VisuallyHidden>
			{ ' ' }
			{ __( '(opens in a new tab)', 'design-marketplace' ) }
		</VisuallyHidden>
	</a>
);

const notes: Partial< Record< Availability, () => string > > = {
	checking: () => __( 'checking…', 'design-marketplace' ),
	free: () => __( 'available', 'design-marketplace' ),
};

const EmailField = ( { availability }: { availability: Availability } ) => {
	const { setStatus } = useFormikContext< MemberValues >();
	useEffect( () => {
		if ( availability === 'taken' ) {
			const words = messages.email_taken();
			setStatus( { fields: { email: words }, errors: [ words ] } );
			announce( words );
		}
	}, [ availability, setStatus ] );
	return (
		<FormField
			as={ TextInput }
			name="email"
			label={ __( 'E-mail', 'design-marketplace' ) }
			type="email"
			autoComplete="email"
			note={ notes[ availability ]?.() }
		/>
	);
};

const Consents = () => (
	<div className="member-consents">
		<FormField
			as={ Checkbox }
			name="cgu_1"
			label={ createInterpolateElement(
				__(
					'I accept the <a>terms and conditions</a>',
					'design-marketplace'
				),
				{ a: <NewTab path="/terms-conditions" /> }
			) }
		/>
		<FormField
			as={ Checkbox }
			name="cgu_2"
			label={ createInterpolateElement(
				__(
					'I have read the <a>privacy policy</a>',
					'design-marketplace'
				),
				{ a: <NewTab path="/privacy-policy" /> }
			) }
		/>
	</div>
);

interface AccountStepProps {
	availability: Availability;
	/** For people who have an account already. */
	loginLink: string;
	actions: ReactNode;
	/** Whether the registration is being sent. */
	locked: boolean;
	/** What a school has said: then no password is asked for, and no address it has proven. */
	said?: Said;
	/** Another way to begin, above the fields. */
	way?: ReactNode;
}

export const AccountStep = ( {
	availability,
	loginLink,
	actions,
	locked,
	said,
	way,
}: AccountStepProps ) => (
	<>
		<div className="c1-6">
			<Locked when={ locked }>
				<FormField
					as={ RolePick }
					name="role"
					label={ __( 'I am a', 'design-marketplace' ) }
				/>
			</Locked>
		</div>
		<div className="c8-12 form-stack">
			{ way }
			<Locked when={ locked }>
				{ said && <SaidFacts said={ said } /> }
				{ ! said?.email_proven && (
					<EmailField availability={ availability } />
				) }
				{ ! said && <NewPasswordFields /> }
				<Consents />
			</Locked>
			{ actions }
			<p className="small">
				{ __( 'Already a member?', 'design-marketplace' ) }{ ' ' }
				<Link to={ loginLink }>
					{ __( 'Log in', 'design-marketplace' ) }
				</Link>
			</p>
		</div>
	</>
);
