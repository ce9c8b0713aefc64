<?php
/** A small page behind a signed link, which needs no theme or script: its parts, and sending it. */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Primary;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\Kernel\Rest\Lost_Database;
use DesignMarketplace\Kernel\Rows;
use DesignMarketplace\Mail\Link_Page;
use DesignMarketplace\People\Accounts\Account_Link;
use WP_Error;

/** @phpstan-type Answer array{status:int,type:string,file:string,body:string} */
final class Signed_Page {

	/** Answers the two kinds of links. At this point all post types are registered, and the main query has not run yet. */
	public static function respond(): void {
		self::answer( Account_Link::PARAMETER, Rows::call( Statement_Page::class, 'handle' ) );
		self::answer( Report_Page::PARAMETER, Rows::call( Report_Page::class, 'handle' ) );
	}

	/**
	 * Answers requests that have the parameter.
	 * @param string                                           $parameter Query parameter that holds the token.
	 * @param callable(string,array<string,mixed>|null):Answer $handle    Takes the token and the fields of a POST (null for GET).
	 */
	private static function answer( string $parameter, callable $handle ): void {
		$asked = Link_Page::asked( $parameter );
		if ( ! $asked ) {
			return;
		}
		$sent   = $asked[1] ? (array) wp_unslash( $_POST ) : null; // phpcs:ignore WordPress.Security.NonceVerification -- the token is the proof; the pages clean what they keep.
		$answer = self::attempt( 'Signed page', static fn(): array => $handle( $asked[0], $sent ) );
		$answer = $answer instanceof WP_Error ? self::page( $answer->get_error_message(), '', $answer ) : $answer;
		Link_Page::headers( $answer['status'], $answer['type'] );
		if ( '' !== $answer['file'] ) {
			header( 'Content-Disposition: attachment; filename="' . $answer['file'] . '"' );
		}
		echo $answer['body']; // phpcs:ignore WordPress.Security.EscapeOutput -- made of escaped parts, or JSON as a download.
		exit;
	}

	/**
	 * The result of what a page does; 503 when the database fails, so that the page can say so and keep what was typed.
	 * @template T
	 * @param string       $link Its name in the log.
	 * @param callable():T $work Does it.
	 * @return T|WP_Error
	 */
	public static function attempt( string $link, callable $work ): mixed {
		Primary::ask();
		try {
			return $work();
		} catch ( Lost_Transaction $lost ) {
			Lost_Database::note( $link, $lost );
			return Lost_Database::error();
		}
	}

	/**
	 * @param string        $html  Escaped HTML below the heading.
	 * @param WP_Error|null $error Error to show; its status is the page's.
	 * @return Answer
	 */
	public static function page( string $heading, string $html, ?WP_Error $error = null ): array {
		$params = $error ? Errors::params( $error ) : array();
		$data   = (array) $error?->get_error_data();
		if ( isset( $data['retry_after'] ) && ! headers_sent() ) {
			header( 'Retry-After: ' . (int) $data['retry_after'] );
		}
		$said = $error
			? '<p role="alert" id="error" class="error">'
				. esc_html( $params ? (string) reset( $params ) : $error->get_error_message() )
				. '</p>'
			: '';
		return array(
			'status' => $error ? (int) ( $data['status'] ?? 400 ) : 200,
			'type'   => 'text/html; charset=UTF-8',
			'file'   => '',
			'body'   => Link_Page::document( $heading, $said . $html ),
		);
	}

	/** @return Answer The page of a link that is forged or has expired. */
	public static function over(): array {
		return array( 'status' => 404 ) + self::page( __( 'This link does not work any more.', 'design-marketplace' ), '' );
	}

	/** @param string $text Plain text. */
	public static function section( string $heading, string $text ): string {
		return '<h2>' . esc_html( $heading ) . '</h2><p>' . nl2br( esc_html( $text ) ) . '</p>';
	}

	public static function redress(): string {
		return __( 'You can also turn to a court, or to a certified body that settles disputes out of court.', 'design-marketplace' );
	}

	public static function received( string $words ): string {
		return '<p role="status">'
			. esc_html__( 'We have received what you wrote. An administrator will read it.', 'design-marketplace' )
			. '</p>'
			. self::quote( $words );
	}

	/** @param string $words Plain text. */
	public static function quote( string $words ): string {
		return '<blockquote>' . nl2br( esc_html( $words ) ) . '</blockquote>';
	}

	public static function objection( string $typed ): string {
		return self::form(
			'object',
			sprintf(
				'<label for="words">%s</label><textarea id="words" name="words" rows="8" maxlength="%d" required>%s</textarea>',
				esc_html__( 'Tell us why. You can do this once.', 'design-marketplace' ),
				Contract::limit( 'objection_max' ),
				esc_textarea( $typed )
			),
			__( 'Send', 'design-marketplace' ),
			true
		);
	}

	/**
	 * @param string $act      Action that it posts.
	 * @param bool   $is_first Whether it is the page's main form.
	 */
	public static function form( string $act, string $fields, string $button, bool $is_first = false ): string {
		return sprintf(
			'<form method="post">%s<input type="hidden" name="do" value="%s"><button%s>%s</button></form>',
			$fields,
			esc_attr( $act ),
			$is_first ? '' : ' class="quiet"',
			esc_html( $button )
		);
	}
}
