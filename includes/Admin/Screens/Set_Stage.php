<?php
/**
 * Sets the stage of an application for the company of its design job.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin\Screens;

use DesignMarketplace\Admin\Action;
use DesignMarketplace\Admin\Admin;
use DesignMarketplace\Admin\Lists\People;
use DesignMarketplace\Admin\Menu;
use DesignMarketplace\Admin\Typed;
use DesignMarketplace\Applications\Application;
use DesignMarketplace\Applications\Application_Abilities;
use DesignMarketplace\Applications\Application_Policy;
use DesignMarketplace\Applications\Application_Query;
use DesignMarketplace\Applications\Decision;
use DesignMarketplace\Applications\Owner_Stages;
use DesignMarketplace\Applications\Post_Type;
use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Rest\Errors;
use WP_Error;

final class Set_Stage extends Hidden_Page {

	public const SLUG = 'design-marketplace-stage';

	private const ACTION = 'set_stage';

	public function register(): void {
		Action::add( self::ACTION, Admin::MANAGE, array( $this, 'set' ) );
	}

	public static function url( int $application_id ): string {
		return Menu::url( self::SLUG, array( 'application' => $application_id ) );
	}

	public function title(): string {
		return __( 'Decide for a company', 'design-marketplace' );
	}

	/**
	 * Handles the form. Refused input is shown again.
	 *
	 * @param array<string,mixed> $request Request with `application`, and the fields of a stage.
	 */
	public function set( array $request ): string|WP_Error {
		$application = self::application( is_scalar( $request['application'] ?? null ) ? absint( $request['application'] ) : 0 );
		if ( ! $application ) {
			return Errors::of( 'forbidden' );
		}
		$form     = Contract::form( 'application', 'stage' );
		$values   = array_intersect_key( $form->clean( $request ), array_flip( array( 'stage', 'words', 'from' ) ) );
		$decision = Decision::of( $values );
		$messages = $form->errors( $values );
		$error    = $messages ? Errors::fields( $messages ) : self::refusal( $application, $decision ) ?? ( new Owner_Stages() )->set( $application, $decision );
		if ( $error ) {
			Typed::keep(
				self::SLUG,
				array(
					'application' => $application->post->ID,
					'values'      => $values,
					'errors'      => array_values( array_filter( (array) ( $error->get_error_data()['params'] ?? array( $error->get_error_message() ) ), 'is_string' ) ),
				)
			);
			return '';
		}
		/* translators: %s: name of a company. */
		return sprintf( __( 'The stage was changed for %s, who gets an email. The candidate is told in ten minutes.', 'design-marketplace' ), People::name( $application->owner ) );
	}

	public function show(): void {
		$application = self::application( self::number( 'application' ) );
		$back        = Menu::list_url( Post_Type::NAME );
		if ( ! $application || ! Application_Abilities::next( $application ) ) {
			$refusal = $application ? Application_Abilities::refusal( $application ) : null;
			$this->nothing( $refusal ? $refusal->get_error_message() : __( 'The stage of this application cannot be changed.', 'design-marketplace' ), $back );
			return;
		}
		$typed = Typed::of( self::SLUG );
		$typed = is_array( $typed ) && ( $typed['application'] ?? 0 ) === $application->post->ID ? $typed : array();
		Typed::forget( array( self::SLUG ) );
		printf( '<div class="wrap"><h1>%s</h1>', esc_html( $this->title() ) );
		self::refused( array_values( (array) ( $typed['errors'] ?? array() ) ) );
		/* translators: 1: name of a candidate, 2: title of a design job, 3: name of a company. */
		printf( '<p>%s</p>', esc_html( sprintf( __( '%1$s has applied for "%2$s" by %3$s.', 'design-marketplace' ), $application->name, $application->title, People::name( $application->owner ) ) ) );
		/* translators: 1: stage a company has chosen, 2: stage the candidate knows. */
		printf( '<p>%s</p>', esc_html( sprintf( __( 'The company decided: %1$s. The candidate knows: %2$s.', 'design-marketplace' ), Markup::label( 'stages', $application->stage->value ), Markup::label( 'stages', $application->told->value ) ) ) );
		printf( '<p>%s</p>', esc_html__( 'Do this only if the company asks for it. It will be notified by email, and your action is logged. The candidate is told ten minutes later, as if the company had done it.', 'design-marketplace' ) );
		$this->form( $application, (array) ( $typed['values'] ?? array() ), $back );
		echo '</div>';
	}

	/**
	 * @param array<mixed> $typed Refused input to show again.
	 */
	private function form( Application $application, array $typed, string $back ): void {
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		Action::fields( self::ACTION );
		printf( '<input type="hidden" name="application" value="%d"><input type="hidden" name="from" value="%s">', (int) $application->post->ID, esc_attr( $application->stage->value ) );
		printf( '<fieldset><legend><strong>%s</strong></legend>', esc_html__( 'Stage', 'design-marketplace' ) );
		foreach ( Application_Abilities::next( $application ) as $stage ) {
			printf( '<p><label><input type="radio" name="stage" value="%s" required%s> %s</label></p>', esc_attr( $stage->value ), checked( $typed['stage'] ?? '', $stage->value, false ), esc_html( Markup::label( 'stages', $stage->value ) ) );
		}
		echo '</fieldset>';
		printf(
			'<p><label for="dm-stage-words">%s</label><br><textarea id="dm-stage-words" name="words" rows="5" class="large-text" aria-describedby="dm-stage-words-help">%s</textarea><span id="dm-stage-words-help" class="description">%s</span></p>',
			esc_html__( 'The company’s words to the candidate', 'design-marketplace' ),
			esc_textarea( is_string( $typed['words'] ?? null ) ? $typed['words'] : '' ),
			esc_html__( 'Only with a decline, or when somebody who was chosen is not chosen any more.', 'design-marketplace' )
		);
		submit_button( __( 'Set the stage', 'design-marketplace' ), 'primary', 'submit', false );
		printf( ' <a class="button" href="%s">%s</a></form>', esc_url( $back ), esc_html__( 'Cancel', 'design-marketplace' ) );
	}

	/**
	 * An application the current user may decide about, null for any other.
	 */
	private static function application( int $id ): ?Application {
		$application = $id > 0 && current_user_can( Admin::MANAGE ) ? ( new Application_Query() )->one( $id ) : null;
		return $application && Application_Policy::can_see( $application ) && ! Application_Policy::is_applicant( $application ) ? $application : null;
	}

	/**
	 * The error when no stage was chosen, or one that cannot follow.
	 */
	private static function refusal( Application $application, Decision $decision ): ?WP_Error {
		$refusal = Application_Abilities::refusal( $application );
		return $refusal ?? ( in_array( $decision->stage, Application_Abilities::next( $application ), true ) ? null : new WP_Error( 'stage', __( 'Choose a stage.', 'design-marketplace' ) ) );
	}
}
