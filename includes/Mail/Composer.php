<?php
/** Makes the email: the recipient's language, the texts with their values, HTML beside plain text, headers. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Kernel\Contract\Languages;

/** Two headers contain members' text, the subject and the name in Reply-To; Subject_Line makes both safe. */
final class Composer {

	/**
	 * The email for a recipient; null when there is nothing to send.
	 * @param array<string,mixed> $payload As queued.
	 * @param string              $seed    What the Message-ID is made of: the same for every attempt.
	 */
	public static function compose( Message $message, Recipient $to, array $payload, string $seed ): ?Mail {
		if ( ! is_email( $to->email ) || ( $message->is_optional && ! $to->wants( $message->category ) ) ) {
			return null;
		}
		return Languages::within(
			$to->locale,
			static function () use ( $message, $to, $payload, $seed ): ?Mail {
				$letter = ( $message->letter )( $to, $payload );
				return $letter ? self::write( $message, Texts::of( $message ), $letter, $to, $seed ) : null;
			}
		);
	}

	/**
	 * An email with made-up values, for administrators who change its texts.
	 * @param array<string,string> $own Texts by part; the plugin's own where there is none.
	 */
	public static function sample( Message $message, string $language, string $email, string $name, array $own ): Mail {
		$role   = '' === $message->role ? 'designer' : $message->role;
		$to     = new Recipient( 0, $email, $name, $role, Recipient::locale( $language ) );
		$sample = static fn(): Mail => self::write(
			$message,
			array_replace( $message->texts(), array_intersect_key( $own, $message->texts() ) ),
			( $message->sample )(),
			$to,
			'sample|' . wp_generate_uuid4()
		);
		return Languages::within( $to->locale, $sample );
	}

	/** @return list<string> Placeholders that can be used in its texts. */
	public static function tokens( Message $message ): array {
		$sample = ( $message->sample )();
		return array_values( array_unique( array_merge( array( 'name', 'site' ), array_keys( $sample->tokens + $sample->links ) ) ) );
	}

	/** @return array<string,string> The plugin's own texts. */
	public static function defaults( Message $message, string $language ): array {
		return Languages::within( Recipient::locale( $language ), static fn(): array => $message->texts() );
	}

	/**
	 * Puts the parts together.
	 * @param array{subject:string,heading:string,body:string,button:string} $texts Texts with tokens.
	 * @param string                                                         $seed  What the Message-ID is made of.
	 */
	private static function write( Message $message, array $texts, Mail_Content $letter, Recipient $to, string $seed ): Mail {
		$end    = $message->is_optional && '' === $letter->end_url
			? Unsubscribe::url( $to->user_id, $message->category )
			: $letter->end_url;
		$site   = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$tokens = $letter->tokens + array( 'name' => $to->name, 'site' => $site );
		$plain  = $tokens + array_map( array( Template::class, 'text_links' ), $letter->links );
		$html   = array_map( 'esc_html', $tokens ) + array_map( array( Template::class, 'html_links' ), $letter->links );
		$labels = array_map( static fn( array $links ): string => implode( ', ', array_column( $links, 'label' ) ), $letter->links );
		$parts  = array(
			'heading'     => Texts::fill( $texts['heading'], $plain ),
			'body'        => Texts::fill( $texts['body'], $plain ),
			'html'        => Texts::fill( Template::paragraphs( $texts['body'] ), $html ),
			'button'      => Texts::fill( $texts['button'], $plain ),
			'site'        => $site,
			'role'        => $to->role,
			'unsubscribe' => $end,
		);
		return new Mail(
			$to->email,
			Subject_Line::of( $texts['subject'], $tokens + $labels ),
			Template::html( $parts, $letter ),
			Template::text( $parts, $letter ),
			self::headers( $letter, $end ),
			self::message_id( $seed ),
			$letter->sent
		);
	}

	/**
	 * Header lines. An invalid address is left out.
	 * @param string $unsubscribe Address that ends emails of this kind, '' when they are not optional.
	 * @return list<string>
	 */
	private static function headers( Mail_Content $letter, string $unsubscribe ): array {
		$headers = array( 'Content-Type: text/html; charset=UTF-8', 'Auto-Submitted: auto-generated' );
		$reply   = (string) is_email( $letter->reply_to );
		if ( '' !== $reply ) {
			$name      = Subject_Line::name( $letter->reply_name );
			$headers[] = 'Reply-To: ' . ( '' === $name ? $reply : "{$name} <{$reply}>" );
		}
		if ( '' !== $letter->thread ) {
			// The id of an email that is never sent: mail programs group the emails that refer to it.
			$first = self::message_id( $letter->thread );
			array_push( $headers, "In-Reply-To: {$first}", "References: {$first}" );
		}
		if ( '' !== $unsubscribe ) {
			$headers[] = 'List-Unsubscribe: <' . trim( (string) preg_replace( '/[\x00-\x1f\x7f]+/', ' ', $unsubscribe ) ) . '>';
			$headers[] = 'List-Unsubscribe-Post: List-Unsubscribe=One-Click';
		}
		return $headers;
	}

	/**
	 * The same for every attempt, so that mail programs see an email that was sent twice as one.
	 * @param string $seed Event and recipient.
	 */
	private static function message_id( string $seed ): string {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return sprintf( '<%s@%s>', hash_hmac( 'sha256', $seed, wp_salt( 'nonce' ) ), '' === $host ? 'localhost.localdomain' : $host );
	}
}
