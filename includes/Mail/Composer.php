<?php
/**
 * Makes the mail: the recipient's language, the texts with their values, HTML beside plain text, headers.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

/**
 * Two headers contain members' text, the subject and the name in Reply-To; Subject makes both safe.
 */
final class Composer {

	/**
	 * The mail of a row; null when there is nobody to write to or nothing to say.
	 *
	 * @param string              $event      Event of the row; with the recipient it makes the Message-ID.
	 * @param string              $key        Recipient of the row.
	 * @param string              $message_id Key of Catalogue::MESSAGES.
	 * @param array<string,mixed> $payload    As queued.
	 */
	public function compose( string $event, string $key, string $message_id, array $payload ): ?Mail {
		$message = Catalogue::message( $message_id );
		$to      = Recipient::of( $key, $payload );
		if ( ! $message || ! $to || '' === $to->email ) {
			return null;
		}
		return $this->in_language(
			$to->locale,
			function () use ( $message, $message_id, $to, $payload, $event, $key ): ?Mail {
				$letter = $message->letter( $to, $payload );
				return $letter ? $this->write( Texts::of( $message_id, $message ), $letter, $to, "{$event}|{$key}" ) : null;
			}
		);
	}

	/**
	 * A mail that is not in the queue, as those who write its texts want to see it.
	 *
	 * @param string               $message_id Key of Catalogue::MESSAGES.
	 * @param Recipient            $to         Recipient.
	 * @param array<string,string> $own        Texts by part; the plugin's own where there is none.
	 * @param callable():Letter    $letter     Makes the values, in the recipient's language.
	 */
	public function sample( string $message_id, Recipient $to, array $own, callable $letter ): ?Mail {
		$message = Catalogue::message( $message_id );
		return $message ? $this->in_language( $to->locale, fn(): Mail => $this->write( array_replace( $message->texts(), array_intersect_key( $own, $message->texts() ) ), $letter(), $to, 'sample|' . wp_generate_uuid4() ) ) : null;
	}

	/**
	 * The plugin's own texts of a mail in the recipient's language.
	 *
	 * @param string    $message_id Key of Catalogue::MESSAGES.
	 * @param Recipient $to         Recipient.
	 * @return array<string,string>
	 */
	public function defaults( string $message_id, Recipient $to ): array {
		$message = Catalogue::message( $message_id );
		return $message ? $this->in_language( $to->locale, static fn(): array => $message->texts() ) : array();
	}

	/**
	 * Does something in a language and goes back to the present one.
	 *
	 * @template T
	 * @param string       $locale Locale, '' for the site's.
	 * @param callable():T $work   What is done.
	 * @return T
	 */
	private function in_language( string $locale, callable $work ): mixed {
		$switched = $this->switch_language( $locale );
		try {
			return $work();
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}

	/**
	 * Puts the parts together.
	 *
	 * @param array{subject:string,heading:string,body:string,button:string} $texts  Texts with tokens.
	 * @param Letter                                                         $letter Values.
	 * @param Recipient                                                      $to     Recipient.
	 * @param string                                                         $seed   What the Message-ID is made of.
	 */
	private function write( array $texts, Letter $letter, Recipient $to, string $seed ): Mail {
		$site   = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$tokens = $letter->tokens + array(
			'name' => $to->name,
			'site' => $site,
		);
		$plain  = $tokens + array_map( array( Template::class, 'text_links' ), $letter->links );
		$html   = array_map( 'esc_html', $tokens ) + array_map( array( Template::class, 'html_links' ), $letter->links );
		$labels = array_map( static fn( array $links ): string => implode( ', ', array_column( $links, 'label' ) ), $letter->links );
		$parts  = array(
			'heading' => Texts::fill( $texts['heading'], $plain ),
			'body'    => Texts::fill( $texts['body'], $plain ),
			'html'    => Texts::fill( Template::paragraphs( $texts['body'] ), $html ),
			'button'  => Texts::fill( $texts['button'], $plain ),
			'site'    => $site,
			'role'    => $to->role,
		);
		return new Mail(
			$to->email,
			Subject::of( $texts['subject'], $tokens + $labels ),
			Template::html( $parts, $letter ),
			Template::text( $parts, $letter ),
			$this->headers( $letter ),
			$this->message_id( $seed )
		);
	}

	/**
	 * Header lines. An address that is none is left out rather than escaped.
	 *
	 * @param Letter $letter Values.
	 * @return list<string>
	 */
	private function headers( Letter $letter ): array {
		$headers = array( 'Content-Type: text/html; charset=UTF-8', 'Auto-Submitted: auto-generated' );
		$reply   = (string) is_email( $letter->reply_to );
		if ( '' !== $reply ) {
			$name      = Subject::name( $letter->reply_name );
			$headers[] = 'Reply-To: ' . ( '' === $name ? $reply : "{$name} <{$reply}>" );
		}
		if ( '' !== $letter->unsubscribe ) {
			$headers[] = 'List-Unsubscribe: <' . self::one_line( $letter->unsubscribe ) . '>';
			$headers[] = 'List-Unsubscribe-Post: List-Unsubscribe=One-Click';
		}
		return $headers;
	}

	/**
	 * The same for every attempt at a row, so that a mail sent twice by a broken worker is seen as one.
	 *
	 * @param string $seed Event and recipient.
	 */
	private function message_id( string $seed ): string {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return sprintf( '<%s@%s>', hash_hmac( 'sha256', $seed, wp_salt( 'nonce' ) ), '' === $host ? 'localhost.localdomain' : $host );
	}

	/**
	 * Switches to the recipient's language, or to the site's: a request may run in its visitor's.
	 *
	 * @param string $locale Locale, '' for the site's.
	 */
	private function switch_language( string $locale ): bool {
		if ( '' === $locale ) {
			$locale = (string) get_option( 'WPLANG' );
			$locale = '' === $locale ? 'en_US' : $locale;
		}
		return determine_locale() !== $locale && switch_to_locale( $locale );
	}

	private static function one_line( string $text ): string {
		return trim( (string) preg_replace( '/[\x00-\x1f\x7f]+/', ' ', $text ) );
	}
}
