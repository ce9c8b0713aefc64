<?php
/** Writes a calendar of whole days and of times, as RFC 5545 wants it. The same days are the same bytes. */

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Rest;

use DesignMarketplace\Kernel\Contract\Text;

/**
 * @phpstan-type Day array{kind:string,id:int,day:string,from?:string,to?:string,title:string,url:string,changed:string,
 *   text?:string,place?:string,is_off?:bool}
 */
final class Calendar_File {

	public const TYPE = 'text/calendar';

	/** Octets of a line, without its end. */
	private const LINE = 75;

	/** A calendar must not be empty. This says nothing, as whole days have no zone, and times are in GMT. */
	private const NOTHING = array(
		'BEGIN:VTIMEZONE',
		'TZID:Etc/UTC',
		'BEGIN:STANDARD',
		'DTSTART:19700101T000000',
		'TZOFFSETFROM:+0000',
		'TZOFFSETTO:+0000',
		'END:STANDARD',
		'END:VTIMEZONE',
	);

	/**
	 * @param string    $name Of the calendar, plain text.
	 * @param list<Day> $days Kind and id tell one day from the others, for good. `day`: `YYYY-MM-DD`, or with slashes. `from` and `to`: GMT
	 *                        times, if it is not a whole day. `changed`: GMT time of the last change. Texts are plain.
	 * @param bool      $is_private Whether not everybody would get the same.
	 */
	public function __construct( private readonly string $name, private readonly array $days, public readonly bool $is_private = false ) {}

	public function __toString(): string {
		$lines = array(
			'BEGIN:VCALENDAR',
			'VERSION:2.0',
			'PRODID:-//Design Marketplace//Design Marketplace//EN',
			'CALSCALE:GREGORIAN',
			self::text( 'X-WR-CALNAME', $this->name ),
			...( $this->days ? array_merge( ...array_map( self::event( ... ), $this->days ) ) : self::NOTHING ),
			'END:VCALENDAR',
		);
		return implode( "\r\n", array_map( self::folded( ... ), array_filter( $lines ) ) ) . "\r\n";
	}

	/**
	 * @param Day $day
	 * @return list<string> Lines; '' for what is not said.
	 */
	private static function event( array $day ): array {
		$site = preg_replace( '#^https?://#', '', home_url() );
		return array(
			'BEGIN:VEVENT',
			self::text( 'UID', "{$day['kind']}-{$day['id']}@{$site}" ),
			self::time( 'DTSTAMP', $day['changed'] ),
			empty( $day['from'] ) ? 'DTSTART;VALUE=DATE:' . preg_replace( '/\D/', '', $day['day'] ) : self::time( 'DTSTART', $day['from'] ),
			self::time( 'DTEND', $day['to'] ?? '' ),
			self::text( 'SUMMARY', $day['title'] ),
			self::text( 'DESCRIPTION', $day['text'] ?? '' ),
			self::text( 'LOCATION', $day['place'] ?? '' ),
			// An address has no signs to escape, and no line ends.
			'' === $day['url'] ? '' : 'URL:' . esc_url_raw( $day['url'] ),
			'TRANSP:TRANSPARENT',
			empty( $day['is_off'] ) ? '' : 'STATUS:CANCELLED',
			'END:VEVENT',
		);
	}

	/** '' for no time. */
	private static function time( string $property, string $gmt ): string {
		return '' === $gmt ? '' : "{$property}:" . preg_replace( array( '/\D/', '/^(\d{8})/' ), array( '', '$1T' ), $gmt ) . 'Z';
	}

	/** '' for an empty text. */
	private static function text( string $property, string $text ): string {
		$text = Text::plain( $text, true );
		return '' === $text ? '' : "{$property}:" . addcslashes( str_replace( "\n", '\n', addcslashes( $text, '\\' ) ), ';,' );
	}

	/** Breaks a line that is too long, never within a letter. */
	private static function folded( string $line ): string {
		$lines = array( '' );
		foreach ( mb_str_split( $line ) as $letter ) {
			$now = array_key_last( $lines );
			if ( strlen( $lines[ $now ] . $letter ) > self::LINE ) {
				$lines[] = " {$letter}";
			} else {
				$lines[ $now ] .= $letter;
			}
		}
		return implode( "\r\n", $lines );
	}
}
