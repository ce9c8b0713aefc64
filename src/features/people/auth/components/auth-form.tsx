// The page of a form that is about the account: heading, picture, form.
import type { FormEvent, ReactNode, Ref } from 'react';
import { Pair } from './pair';

interface Props {
	title: string;
	busy: boolean;
	headingRef?: Ref< HTMLHeadingElement >;
	formRef?: Ref< HTMLFormElement >;
	onSubmit: () => void | Promise< void >;
	children: ReactNode;
}

export const AuthForm = ( {
	title,
	busy,
	headingRef,
	formRef,
	onSubmit,
	children,
}: Props ) => {
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! busy ) {
			void onSubmit();
		}
	};
	return (
		<>
			<div className="page-head grid">
				<h1 className="t1 c1-9" tabIndex={ -1 } ref={ headingRef }>
					{ title }
				</h1>
			</div>
			<div className="grid auth-body">
				<Pair busy={ busy } />
				<form
					ref={ formRef }
					className="c8-12 form-stack"
					noValidate
					aria-busy={ busy }
					onSubmit={ submit }
				>
					{ children }
				</form>
			</div>
		</>
	);
};
