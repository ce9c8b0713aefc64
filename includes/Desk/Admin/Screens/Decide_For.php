<?php
/** Shortlists, chooses or declines a candidate for the company. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Lists\Told_Stages;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Jobs\Applications\Application;
use DesignMarketplace\Jobs\Applications\Application_Post_Type;
use DesignMarketplace\Jobs\Applications\Application_Query;
use DesignMarketplace\Jobs\Applications\Company_Acts;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Site\Front\Html;
use WP_Error;

final class Decide_For extends Hidden_Page {

	public const SLUG = 'design-marketplace-decide';
	public const OF   = 'application';

	/**
	 * The link to the page, for users who may act for companies. $stage: what the candidate knows, '' for an application in the trash.
	 * @return string Escaped HTML, '' for none.
	 */
	public static function link( int $application_id, string $stage, string $css = '' ): string {
		$is_over = in_array( Stage::tryFrom( $stage ), array( null, Stage::Withdrawn ), true );
		return $is_over || ! current_user_can( Admin::MANAGE )
			? ''
			: Ui::link( self::url( $application_id ), __( 'Decide for the company…', 'design-marketplace' ), $css );
	}

	public function title(): string {
		return __( 'Decide for a company', 'design-marketplace' );
	}

	/** @param array<string,mixed> $request Request with `application`, `stage` and `words`. */
	public function decide( array $request ): string|WP_Error {
		$application = self::find( self::sent( $request, 'application' ) );
		$stage       = is_string( $request['stage'] ?? null ) ? Stage::tryFrom( $request['stage'] ) : null;
		$form        = Contract::form( 'application', 'stage' );
		$sent        = $form->clean( array( 'words' => $request['words'] ?? '' ) );
		$known       = $request['from'] ?? '';
		if (
			! $application
				|| ! $stage
				|| ! in_array( $stage, Company_Acts::next( $application ), true )
				|| $known !== $application->told->value
		) {
			return self::nothing_to_decide();
		}
		$errors = $form->errors( $sent );
		$words  = is_string( $sent['words'] ?? null ) ? $sent['words'] : '';
		$error  = $errors
			? new WP_Error( 'words', implode( ' ', $errors ) )
			: ( new Company_Acts() )->decide( $application, $stage, $words );
		if ( $error ) {
			Typed_Fields::keep( self::SLUG, array( $application->post->ID, $stage->value, $words ) );
			return new WP_Error( 'refused', implode( ' ', (array) ( $error->get_error_data()['params'] ?? $error->get_error_message() ) ) );
		}
		/* translators: 1: name of a candidate, 2: stage of an application, such as "Short list". */
		$said = __( '%1$s: %2$s. The company gets an email now, the candidate in ten minutes.', 'design-marketplace' );
		return sprintf( $said, $application->name, Told_Stages::names()[ $stage->value ] );
	}

	public function show(): void {
		$application = self::find( self::number() );
		$back        = Menu::list_url( Application_Post_Type::NAME );
		$next        = $application ? Company_Acts::next( $application ) : array();
		if ( ! $application || ! $next ) {
			$this->nothing( self::nothing_to_decide()->get_error_message(), $back );
			return;
		}
		$typed   = Typed_Fields::take( self::SLUG );
		$typed   = ( $typed[0] ?? 0 ) === $application->post->ID ? $typed : array( 0, '', '' );
		$words   = is_string( $typed[2] ) ? $typed[2] : '';
		$names   = Told_Stages::names();
		$company = People::name( $application->owner );
		/* translators: %s: name of a company. */
		self::open( sprintf( __( 'Decide for %s', 'design-marketplace' ), $company ) );
		/* translators: 1: name of a candidate, 2: title of a design job, 3: stage of an application, such as "Short list". */
		$about = __( '%1$s has applied to "%2$s". Stage: %3$s.', 'design-marketplace' );
		Ui::p( sprintf( $about, $application->name, $application->title, $names[ $application->told->value ] ) );
		Ui::p(
			__( 'The company gets an email, and your action is logged. The candidate is told after ten minutes; until then the company can undo it.', 'design-marketplace' )
		);
		$hidden = array( 'application' => $application->post->ID, 'from' => $application->told->value );
		Action::open( 'decide_for', $hidden );
		$old    = $typed[1];
		$choice = static fn( Stage $stage ): Html => Html::of(
			'label',
			Html::single( 'input', type: 'radio', name: 'stage', value: $stage->value, required: true, checked: $old === $stage->value ),
			" {$names[ $stage->value ]}"
		);
		$legend = Html::of( 'legend', __( 'Stage', 'design-marketplace' ) );
		Ui::say( Html::of( 'fieldset.dm-choices', $legend, Html::each( $choice, $next ) ) );
		$max   = (int) Contract::fields( 'application' )['words']->get( 'maxLength' );
		$label = __( 'Words to the candidate', 'design-marketplace' );
		$help  = __( 'With a decline, or where somebody was told that they are chosen.', 'design-marketplace' );
		Ui::words( 'dm-words', $label, $words, $help, maxlength: $max );
		/* translators: %s: name of a company. */
		self::submit( sprintf( __( 'Decide for %s', 'design-marketplace' ), $company ), $back );
	}

	private static function find( int $id ): ?Application {
		return $id > 0 ? ( new Application_Query() )->one( $id ) : null;
	}

	private static function nothing_to_decide(): WP_Error {
		return new WP_Error(
			'nothing',
			__( 'There is nothing to decide about this application, or it has changed meanwhile.', 'design-marketplace' )
		);
	}
}
