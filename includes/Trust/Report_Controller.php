<?php
/** /design-marketplace/v1/reports: members and strangers report, administrators decide; and approve or reject design jobs that wait. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Value;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Ownership;
use DesignMarketplace\People\Accounts\Reported_Kind;
use DesignMarketplace\People\Auth\Bot_Check;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Members\Switching;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

final class Report_Controller {

	public function may_decide(): bool|WP_Error {
		if ( ! is_user_logged_in() ) {
			return Errors::of( 'login_required' );
		}
		return current_user_can( 'manage_options' ) ? true : Errors::of( 'forbidden' );
	}

	/** Reports what a member sees: 201; 200 with the first report if they have reported it before. */
	public function report( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form     = Contract::form( 'report', 'report' );
		$values   = $form->clean( $request->get_params() );
		$messages = $form->errors( $values );
		if ( $messages ) {
			return Errors::fields( $messages );
		}
		$reporter = get_current_user_id();
		$thing    = ( new Reportable() )->find( Reported_Kind::from( $values['kind'] ), $values['id'], $reporter );
		if ( ! $thing ) {
			return Errors::of( 'post_not_found' );
		}
		if ( Ownership::is_of( $reporter, $thing->owner ) ) {
			return Errors::of( 'report_own' );
		}
		$known  = ( new Reporting() )->waiting( $thing, $reporter );
		$result = $known
			? array( $known, false )
			: (
				Limits::write( 'report', $reporter ) ?? ( new Reporting() )->by_member(
					$thing,
					$reporter,
					$values['reason'],
					$values['words'] ?? '',
					! empty( $values['include_context'] )
				)
			);
		return $result instanceof WP_Error
			? $result
			: new WP_REST_Response( Report_Presenter::report( $result[0] ), $result[1] ? 201 : 200 );
	}

	/** Reports what strangers see: 202, whatever address they give. */
	public function report_by_stranger( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$refusal = Limits::hit( 'report_stranger' ) ?? Bot_Check::refusal( $request );
		if ( $refusal ) {
			return $refusal;
		}
		$form     = Contract::form( 'report', 'stranger' );
		$values   = $form->clean( $request->get_params() );
		$messages = $form->errors( $values );
		$thing    = isset( $messages['url'] ) ? null : ( new Reportable() )->at( $values['url'] );
		if ( ! $thing ) {
			$messages['url'] ??= Contract::message( 'report_url_invalid' );
		}
		if ( $messages || ! $thing ) {
			return Errors::fields( $form->in_order( $messages ) );
		}
		$refusal = Bot_Check::has_passed( $request, 'report' ) ? null : Limits::hit( 'report_unchecked' );
		if ( $refusal ) {
			return $refusal;
		}
		// No email goes to an address whose limit is reached. The answer does not say so: somebody else may have used it up.
		$is_told = null === Limits::hit( 'report_address', '=' . Recipient::mailbox( $values['email'] ) );
		$error   = ( new Reporting() )->by_stranger(
			$thing,
			$values['name'],
			$values['email'],
			$values['reason'],
			$values['words'] ?? '',
			$is_told
		);
		return $error ?? new WP_REST_Response( array( 'message' => Contract::message( 'report_received' ) ), 202 );
	}

	/**
	 * Decides about a report and all others that wait about the same thing.
	 * @return array<string,mixed>|WP_Error
	 */
	public function decide( WP_REST_Request $request ): array|WP_Error {
		$report   = self::named( $request );
		$decision = Decision_Kind::about_report( $request['decision'] );
		if ( ! $report ) {
			return Errors::of( 'post_not_found' );
		}
		if ( ! $decision ) {
			return Errors::fields( array( 'decision' => Contract::message( 'decision_invalid' ) ) );
		}
		[ $reason, $words ] = Switching::reason( $request['reason'], $request['words'] );
		$made               = ( new Deciding() )->decide(
			$report->id,
			$decision,
			Decision_Kind::Dismiss === $decision ? null : $reason,
			$words,
			get_current_user_id()
		);
		return $made instanceof WP_Error ? $made : Report_Presenter::decision( $made );
	}

	private static function named( WP_REST_Request $request ): ?Report {
		return Report_Query::by_number( (string) $request->get_url_params()['id'] );
	}

	/** @return array{id:int,status:string,held:bool}|WP_Error */
	public function decide_job( WP_REST_Request $request ): array|WP_Error {
		if ( ! Mission_State::of( self::mission( $request ) ) ) {
			return Errors::of( 'mission_unknown' );
		}
		$approve = Value::boolean( $request['approve'] ?? null );
		if ( ! is_bool( $approve ) || null === $request['approve'] ) {
			return Errors::fields( array( 'approve' => Contract::message( 'value_invalid' ) ) );
		}
		$id     = (int) $request['id'];
		$read   = is_string( $request['read'] ) ? $request['read'] : '';
		$judged = $approve ? null : Switching::judged( $request['reason'], $request['words'] );
		$error  = match ( true ) {
			null === $judged            => ( new Approving() )->approve( $id, get_current_user_id(), $read ),
			$judged instanceof WP_Error => $judged,
			default                     => ( new Approving() )->reject( $id, get_current_user_id(), $judged[0], $judged[1], $read ),
		};
		$post = self::mission( $request );
		return $error ?? array(
			'id'     => $id,
			'status' => (string) $post?->post_status,
			'held'   => $post && Approval_Hold::waits( $post ),
		);
	}

	private static function mission( WP_REST_Request $request ): ?WP_Post {
		$id   = (int) $request['id'];
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post ? $post : null;
	}
}
