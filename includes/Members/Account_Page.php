<?php
/**
 * The page of an account that is off: why, and what its owner can do without logging in. They object, download, delete.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Members;

use DesignMarketplace\Accounts\Account_Link;
use DesignMarketplace\Accounts\Decisions;
use DesignMarketplace\Accounts\State;
use DesignMarketplace\Auth\Rate_Limiter;
use DesignMarketplace\Contract\Contract;
use DesignMarketplace\Contract\Text;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\Module;
use DesignMarketplace\Privacy\Inventory;
use DesignMarketplace\Rest\Errors;
use WP_Error;
use WP_User;

/**
 * Opening it changes nothing; only a POST does.
 */
final class Account_Page implements Module {

	/**
	 * Writes a member may try in an hour.
	 */
	private const HOURLY = 20;

	/**
	 * Adds the hook: every type is known, and nobody has looked for a page yet.
	 */
	public function register(): void {
		add_action( 'wp_loaded', array( $this, 'answer' ) );
	}

	/**
	 * Answers requests with our parameter; others go on.
	 */
	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- the token is the proof; act() cleans what it keeps.
		if ( ! isset( $_GET[ Account_Link::PARAMETER ] ) ) {
			return;
		}
		$token = is_string( $_GET[ Account_Link::PARAMETER ] ) ? wp_unslash( $_GET[ Account_Link::PARAMETER ] ) : '';
		$sent  = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ? (array) wp_unslash( $_POST ) : null;
		// phpcs:enable
		$answer = $this->handle( $token, $sent );
		Link_Page::headers( $answer['status'], $answer['type'] );
		if ( '' !== $answer['file'] ) {
			header( 'Content-Disposition: attachment; filename="' . $answer['file'] . '"' );
		}
		echo $answer['body']; // phpcs:ignore WordPress.Security.EscapeOutput -- made of escaped parts, or JSON as a download.
		exit;
	}

	/**
	 * Does what was asked for.
	 *
	 * @param string                   $token Token of the address.
	 * @param array<string,mixed>|null $sent  Fields of a POST; null for a page that is only opened.
	 * @return array{status:int,type:string,file:string,body:string}
	 */
	public function handle( string $token, ?array $sent ): array {
		$user = Account_Link::owner( $token );
		if ( ! $user ) {
			return $this->page( 404, __( 'This link does not work any more.', 'design-marketplace' ) );
		}
		if ( null === $sent ) {
			return $this->offer( $user );
		}
		$refusal = ( new Rate_Limiter() )->hit( "account_page:{$user->ID}", self::HOURLY, HOUR_IN_SECONDS );
		if ( $refusal ) {
			return $this->offer( $user, $refusal );
		}
		return match ( $sent['do'] ?? '' ) {
			'object' => $this->object( $user, $sent['words'] ?? '' ),
			'export' => $this->export( $user ),
			'erase'  => $this->erase( $user, $sent['sure'] ?? '' ),
			default  => $this->offer( $user ),
		};
	}

	/**
	 * Keeps the objection.
	 *
	 * @param WP_User $user  Member.
	 * @param mixed   $words As received.
	 * @return array{status:int,type:string,file:string,body:string}
	 */
	private function object( WP_User $user, mixed $words ): array {
		// Text that is far too long is refused before it is cleaned.
		$words = is_string( $words ) ? substr( $words, 0, 16 * Contract::limit( 'objection_max' ) ) : '';
		$error = ( new Switching() )->object( $user->ID, Text::plain( $words, true ) );
		return $error ? $this->offer( $user, $error, $words ) : $this->offer( $user );
	}

	/**
	 * The member's data as a file.
	 *
	 * @param WP_User $user Member.
	 * @return array{status:int,type:string,file:string,body:string}
	 */
	private function export( WP_User $user ): array {
		return array(
			'status' => 200,
			'type'   => 'application/json; charset=UTF-8',
			'file'   => sanitize_file_name( $user->user_nicename ) . '.json',
			'body'   => (string) wp_json_encode( ( new Inventory() )->export( $user->ID ), JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
		);
	}

	/**
	 * Deletes the account.
	 *
	 * @param WP_User $user Member.
	 * @param mixed   $sure Whether the box was ticked.
	 * @return array{status:int,type:string,file:string,body:string}
	 */
	private function erase( WP_User $user, mixed $sure ): array {
		if ( '1' !== $sure ) {
			return $this->offer( $user, Errors::fields( array( 'sure' => __( 'Please tick the box if you are sure.', 'design-marketplace' ) ) ) );
		}
		$result = ( new Deletion() )->delete( $user->ID );
		return $result instanceof WP_Error ? $this->offer( $user, $result ) : $this->page( 200, Contract::message( 'account_deleted' ) );
	}

	/**
	 * The page with what can be done.
	 *
	 * @param WP_User       $user  Member.
	 * @param WP_Error|null $error What went wrong.
	 * @param string        $typed Words to keep in their field.
	 * @return array{status:int,type:string,file:string,body:string}
	 */
	private function offer( WP_User $user, ?WP_Error $error = null, string $typed = '' ): array {
		$id        = State::decision( $user->ID );
		$decision  = Decisions::find( $user->ID, $id );
		$objection = Decisions::objection( $user->ID, $id );
		$html      = '';
		if ( $error ) {
			$params = Errors::params( $error );
			$html  .= '<p role="alert" id="error" class="error">' . esc_html( $params ? (string) reset( $params ) : $error->get_error_message() ) . '</p>';
		}
		$html .= '<p>' . esc_html__( 'Nobody sees your profile or what you published, and you cannot log in, until an administrator switches the account on again.', 'design-marketplace' ) . '</p>';
		$html .= '<h2>' . esc_html__( 'Why', 'design-marketplace' ) . '</h2><p>' . nl2br( esc_html( Decisions::reason( $decision ) ) ) . '</p>';
		$html .= '<h2>' . esc_html__( 'Do you disagree?', 'design-marketplace' ) . '</h2>';
		$html .= $objection
			? '<p role="status">' . esc_html__( 'We have received what you wrote. An administrator will read it.', 'design-marketplace' ) . '</p><blockquote>' . nl2br( esc_html( $objection['words'] ) ) . '</blockquote>'
			: $this->form(
				'object',
				sprintf(
					'<label for="words">%s</label><textarea id="words" name="words" rows="8" maxlength="%d" required>%s</textarea>',
					esc_html__( 'Tell us why. You can do this once.', 'design-marketplace' ),
					Contract::limit( 'objection_max' ),
					esc_textarea( $typed )
				),
				__( 'Send', 'design-marketplace' )
			);
		$html .= '<h2>' . esc_html__( 'Your data', 'design-marketplace' ) . '</h2>' . $this->form( 'export', '', __( 'Download my data', 'design-marketplace' ) );
		$html .= '<h2>' . esc_html__( 'Delete the account', 'design-marketplace' ) . '</h2>' . $this->form(
			'erase',
			'<p><label><input type="checkbox" name="sure" value="1" required> ' . esc_html__( 'Yes, delete my account with everything in it. This cannot be undone.', 'design-marketplace' ) . '</label></p>',
			__( 'Delete my account', 'design-marketplace' )
		);
		return $this->page( $error ? (int) ( ( (array) $error->get_error_data() )['status'] ?? 400 ) : 200, __( 'Your account is off.', 'design-marketplace' ), $html );
	}

	/**
	 * A form of the page.
	 *
	 * @param string $act    What it does.
	 * @param string $fields Escaped HTML.
	 * @param string $button Label of the button.
	 */
	private function form( string $act, string $fields, string $button ): string {
		return sprintf( '<form method="post">%s<input type="hidden" name="do" value="%s"><button>%s</button></form>', $fields, esc_attr( $act ), esc_html( $button ) );
	}

	/**
	 * A small page that needs nothing else.
	 *
	 * @param int    $status  Status.
	 * @param string $heading What it says first.
	 * @param string $html    More, escaped.
	 * @return array{status:int,type:string,file:string,body:string}
	 */
	private function page( int $status, string $heading, string $html = '' ): array {
		$site = esc_html( wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES ) );
		return array(
			'status' => $status,
			'type'   => 'text/html; charset=UTF-8',
			'file'   => '',
			'body'   => sprintf(
				'<!DOCTYPE html><html lang="%1$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>%2$s – %3$s</title><style>%6$s</style></head>'
				. '<body><main><h1>%2$s</h1>%4$s<p><a href="%5$s">%3$s</a></p></main></body></html>',
				esc_attr( str_replace( '_', '-', determine_locale() ) ),
				esc_html( $heading ),
				$site,
				$html,
				esc_url( home_url( '/' ) ),
				'body{margin:0;background:#f1f1ee;color:#0d0d0c;font:1.125rem/1.45 "Helvetica Neue",Helvetica,Arial,sans-serif}main{max-width:36rem;margin:0 auto;padding:12vh 16px}'
				. 'h1{font-size:2.25rem;line-height:1.05;letter-spacing:-.03em}h2{margin-top:2.5rem;font-size:1.25rem}a{color:inherit}blockquote{margin:0;padding-left:16px;border-left:2px solid}'
				. 'label{display:block}textarea{box-sizing:border-box;width:100%;margin:8px 0 16px;padding:12px;border:1px solid;border-radius:8px;background:#fff;font:inherit}'
				. 'button{font:inherit;font-weight:700;padding:14px 26px;border:0;border-radius:999px;background:#0d0d0c;color:#f1f1ee;cursor:pointer}.error{font-weight:700}'
			),
		);
	}
}
