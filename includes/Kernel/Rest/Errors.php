<?php
/** The one table of errors: code, status and words. */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Contract\Contract;
use LogicException;
use WP_Error;

/** Every refusal of the plugin is made here, in WordPress' own shape. */
final class Errors {

	/** Name => [ code on the wire, status, key of messages.json ]. */
	private const TABLE = array(
		'login_required'      => array( 'rest_login_required', 401, 'login_required' ),
		'token_invalid'       => array( 'jwt_auth_invalid_token', 401, 'token_invalid' ),
		'token_refused'       => array( 'jwt_auth_invalid_token', 403, 'token_invalid' ),
		'token_missing'       => array( 'jwt_auth_no_auth_header', 403, 'token_missing' ),
		'wrong_password'      => array( '[jwt_auth] incorrect_password', 403, 'login_failed' ),
		'not_activated'       => array( '[jwt_auth] not_activated', 403, 'not_activated' ),
		'account_off'         => array( '[jwt_auth] account_off', 403, 'account_off' ),
		'secret_unusable'     => array( 'jwt_auth_bad_config', 403, 'secret_unusable' ),
		'forbidden'           => array( 'rest_forbidden', 403, 'forbidden' ),
		'logged_in'           => array( 'rest_forbidden', 403, 'already_logged_in' ),
		'post_not_found'      => array( 'rest_post_invalid_id', 404, 'not_found' ),
		'mission_unknown'     => array( 'rest_post_invalid_id', 404, 'mission_not_found' ),
		'mission_gone'        => array( 'rest_post_gone', 410, 'mission_not_found' ),
		'signup_refused'      => array( 'rest_signup_refused', 400, 'signup_failed' ),
		'user_not_found'      => array( 'rest_user_invalid_id', 404, 'not_found' ),
		'page_invalid'        => array( 'rest_post_invalid_page_number', 400, 'page_invalid' ),
		'reset_link_over'     => array( 'rest_reset_link_over', 410, 'reset_link_over' ),
		'trashed'             => array( 'rest_already_trashed', 410, 'gone' ),
		'account_roleless'    => array( 'rest_account_roleless', 409, 'account_roleless' ),
		'objection_made'      => array( 'rest_objection_made', 409, 'objection_made' ),
		'report_own'          => array( 'rest_report_own', 403, 'report_own' ),
		'decision_made'       => array( 'rest_decision_made', 409, 'decision_made' ),
		'decision_over'       => array( 'rest_decision_over', 409, 'decision_over' ),
		'applied_before'      => array( 'rest_already_applied', 409, 'already_applied' ),
		'mission_closed'      => array( 'rest_mission_closed', 409, 'mission_closed' ),
		'deadline_passed'     => array( 'rest_deadline_passed', 409, 'deadline_passed' ),
		'reopen_over'         => array( 'rest_reopen_over', 409, 'reopen_over' ),
		'stage_changed'       => array( 'rest_stage_changed', 409, 'stage_changed' ),
		'withdrawn'           => array( 'rest_withdrawn', 409, 'withdrawn' ),
		'stage_over'          => array( 'rest_stage_over', 409, 'stage_over' ),
		'mission_hidden'      => array( 'rest_mission_hidden', 409, 'mission_hidden' ),
		'nothing_held'        => array( 'rest_nothing_held', 409, 'nothing_held' ),
		'held_changed'        => array( 'rest_held_changed', 409, 'held_changed' ),
		'reapplied'           => array( 'rest_reapplied', 409, 'reapplied_twice' ),
		'chosen_changed'      => array( 'rest_chosen_changed', 409, 'chosen_changed' ),
		'message_blocked'     => array( 'rest_message_refused', 403, 'message_blocked' ),
		'message_gone'        => array( 'rest_message_gone', 409, 'message_gone' ),
		'message_unanswered'  => array( 'rest_message_unanswered', 409, 'message_unanswered' ),
		'message_delete_over' => array( 'rest_message_delete_over', 409, 'message_delete_over' ),
		'email_settled'       => array( 'rest_email_settled', 409, 'email_settled' ),
		'affiliation_none'    => array( 'rest_affiliation_none', 409, 'affiliation_none' ),
		'affiliation_unknown' => array( 'rest_affiliation_unknown', 409, 'affiliation_unknown' ),
		'affiliation_changed' => array( 'rest_affiliation_changed', 409, 'affiliation_changed' ),
		'oidc_off'            => array( 'rest_oidc_off', 404, 'not_found' ),
		'oidc_expired'        => array( 'rest_oidc_expired', 403, 'oidc_expired' ),
		'oidc_taken'          => array( 'rest_oidc_taken', 409, 'oidc_taken' ),
		'oidc_other'          => array( 'rest_oidc_other', 409, 'oidc_other' ),
		'oidc_needed'         => array( 'rest_oidc_needed', 409, 'oidc_needed' ),
		'oidc_unreachable'    => array( 'rest_oidc_unreachable', 503, 'oidc_unreachable' ),
		'confirmation_needed' => array( 'rest_confirmation_needed', 403, 'confirmation_needed' ),
		'portfolio_there'     => array( 'rest_portfolio_there', 409, 'portfolio_there' ),
		'portfolio_running'   => array( 'rest_portfolio_running', 409, 'portfolio_running' ),
		'body_too_large'      => array( 'rest_body_too_large', 413, 'body_too_large' ),
		'templates_many'      => array( 'rest_templates_many', 409, 'templates_many' ),
		'nudge_over'          => array( 'rest_nudge_over', 409, 'nudge_over' ),
		'outcome_published'   => array( 'rest_outcome_published', 409, 'outcome_published' ),
		'searches_many'       => array( 'rest_searches_many', 409, 'searches_many' ),
		'lists_many'          => array( 'rest_lists_many', 409, 'lists_many' ),
		'list_full'           => array( 'rest_list_full', 409, 'list_full' ),
		'invited_nobody'      => array( 'rest_invited_nobody', 409, 'invited_nobody' ),
		'saved_many'          => array( 'rest_saved_many', 409, 'saved_many' ),
		'search_empty'        => array( 'rest_search_empty', 409, 'search_empty' ),
		'too_many'            => array( 'rest_too_many_requests', 429, 'too_many' ),
		'server_error'        => array( 'rest_server_error', 500, 'server_error' ),
		'files_unstored'      => array( 'rest_files_unstored', 507, 'files_unstored' ),
		'pictures_unstored'   => array( 'rest_files_unstored', 507, 'pictures_unstored' ),
		'database_lost'       => array( 'rest_database_lost', 503, 'server_error' ),
	);

	/**
	 * An error of the table.
	 * @param string     $name      Key of TABLE.
	 * @param int|string ...$values Values for the message's placeholders.
	 */
	public static function of( string $name, int|string ...$values ): WP_Error {
		if ( ! isset( self::TABLE[ $name ] ) ) {
			throw new LogicException( "Unknown error {$name}" );
		}
		[ $code, $status, $message ] = self::TABLE[ $name ];
		return new WP_Error( $code, Contract::message( $message, ...$values ), array( 'status' => $status ) );
	}

	/** An error of the table with a message of its own. */
	public static function with_message( string $name, string $message ): WP_Error {
		[ $code, $status ] = self::TABLE[ $name ] ?? throw new LogicException( "Unknown error {$name}" ); // phpcs:ignore WordPress.Security.EscapeOutput -- never shown.
		return new WP_Error( $code, $message, array( 'status' => $status ) );
	}

	/**
	 * Fields that failed: 400, the messages by field, and as a list in form order.
	 * @param array<string,string> $messages Field => message, in form order.
	 * @param int                  $status   400; 413 or 415 where a file alone failed.
	 */
	public static function fields( array $messages, int $status = 400 ): WP_Error {
		return new WP_Error(
			'rest_invalid_param',
			Contract::message( 'invalid' ),
			array( 'status' => $status, 'params' => $messages )
		);
	}

	/**
	 * 429 with the seconds to wait, which Answers sends as `Retry-After`.
	 * @param int $seconds At least 1.
	 */
	public static function too_many( int $seconds ): WP_Error {
		$seconds = max( 1, $seconds );
		$error   = self::of( 'too_many', human_time_diff( Clock::now(), Clock::now() + $seconds ) );
		$error->add_data( array( 'status' => 429, 'retry_after' => $seconds ) );
		return $error;
	}

	/**
	 * The fields that failed, with their messages.
	 * @return array<string,string> Field => message; empty for other errors.
	 */
	public static function params( WP_Error $error ): array {
		$data = $error->get_error_data();
		return is_array( $data ) && isset( $data['params'] ) && is_array( $data['params'] ) ? $data['params'] : array();
	}
}
