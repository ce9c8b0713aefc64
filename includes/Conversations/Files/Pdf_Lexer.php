<?php
/**
 * Reads the values of a PDF, in the file or in an unpacked stream.
 */

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- exceptions are never shown to visitors.
declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

/**
 * It is stricter than programs that show PDFs: what can be read in two ways is refused.
 *
 * @phpstan-import-type Value from Pdf_Dictionary
 */
final class Pdf_Lexer {

	public const SPACE = "\0\t\n\f\r ";

	/**
	 * Bytes that only Chrome treats as space.
	 */
	public const SPACE_TO_SOME = "\x80\xff";

	private const ENDS_WORD = "\0\t\n\f\r ()<>[]{}/%";

	private const NUMBERS = self::SPACE . '+-.0123456789';

	/**
	 * The rest of a reference. A reference with a comment inside is read as numbers, which are refused at that place.
	 */
	private const REFERENCE = '/\G[\0\t\n\f\r ]++[0-9]++[\0\t\n\f\r ]++R(?![^\0\t\n\f\r ()<>\[\]{}\/%])/A';

	private const DEPTH = 64;

	/**
	 * Memory one object may take, in bytes, and estimates for its parts.
	 */
	private const ROOM = 50000000;

	private const ROOM_OF_VALUE = 120;

	private const ROOM_OF_KEY = 800;

	private int $room = 0;

	public int $at = 0;

	public function __construct( public readonly string $bytes, private readonly Pdf_Budget $budget ) {}

	/**
	 * The value at a position; null if the object is empty.
	 *
	 * @return Value
	 * @throws Pdf_Refused If there is none, or a limit is reached.
	 */
	public function value( int $at ): Pdf_Dictionary|Pdf_Name|Pdf_Reference|array|int|string|null {
		$this->at   = $at;
		$this->room = self::ROOM;
		$value      = $this->next( 0 );
		$this->budget->read( $this->at - $at );
		return $value;
	}

	/**
	 * Skips spaces and comments.
	 */
	public function skip(): void {
		$this->at += strspn( $this->bytes, self::SPACE, $this->at );
		while ( '%' === ( $this->bytes[ $this->at ] ?? '' ) ) {
			$this->at += strcspn( $this->bytes, "\r\n", $this->at );
			$this->at += strspn( $this->bytes, self::SPACE, $this->at );
		}
	}

	/**
	 * @return Value
	 * @throws Pdf_Refused If there is no value.
	 */
	private function next( int $depth ): Pdf_Dictionary|Pdf_Name|Pdf_Reference|array|int|string|null {
		$this->budget->value();
		$this->take( self::ROOM_OF_VALUE );
		$this->skip();
		$here = $this->bytes[ $this->at ] ?? '';
		if ( '' === $here || $depth > self::DEPTH ) {
			throw new Pdf_Refused( Pdf_Fault::Unreadable );
		}
		if ( '<' === $here ) {
			return '<' === ( $this->bytes[ $this->at + 1 ] ?? '' ) ? $this->dictionary( $depth + 1 ) : $this->hexadecimal();
		}
		return match ( $here ) {
			'/'     => new Pdf_Name( $this->name() ),
			'['     => $this->list( $depth + 1 ),
			'('     => $this->text(),
			default => $this->word( 0 === $depth ),
		};
	}

	private function dictionary( int $depth ): Pdf_Dictionary {
		$this->at += 2;
		$entries   = array();
		while ( true ) {
			$this->skip();
			if ( $this->ends() ) {
				return new Pdf_Dictionary( $entries );
			}
			if ( '/' !== ( $this->bytes[ $this->at ] ?? '' ) ) {
				throw new Pdf_Refused( Pdf_Fault::Unreadable );
			}
			$this->take( self::ROOM_OF_KEY );
			$key = $this->name();
			$this->skip();
			if ( '>' === ( $this->bytes[ $this->at ] ?? '' ) ) {
				$entries[ $key ][] = null;
				continue;
			}
			$entries[ $key ][] = $this->next( $depth );
		}
	}

	/**
	 * Counts memory for a part of the object.
	 *
	 * @throws Pdf_Refused If the object is too large.
	 */
	private function take( int $bytes ): void {
		$this->room -= $bytes;
		if ( $this->room < 0 ) {
			throw new Pdf_Refused( Pdf_Fault::Complex );
		}
	}

	/**
	 * Whether a dictionary ends here; if so, moves behind its end.
	 */
	private function ends(): bool {
		if ( '>' !== ( $this->bytes[ $this->at ] ?? '' ) || '>' !== ( $this->bytes[ $this->at + 1 ] ?? '' ) ) {
			return false;
		}
		$this->at += 2;
		return true;
	}

	/**
	 * @return list<Value>
	 */
	private function list( int $depth ): array {
		++$this->at;
		$values = array();
		while ( true ) {
			$this->skip();
			// Lists of numbers can be long and are not needed.
			$numbers   = strspn( $this->bytes, self::NUMBERS, $this->at );
			$this->at += ']' === ( $this->bytes[ $this->at + $numbers ] ?? '' ) ? $numbers : 0;
			if ( ']' === ( $this->bytes[ $this->at ] ?? '' ) ) {
				++$this->at;
				return $values;
			}
			$values[] = $this->next( $depth );
		}
	}

	private function name(): string {
		$length    = strcspn( $this->bytes, self::ENDS_WORD, $this->at + 1 );
		$text      = substr( $this->bytes, $this->at + 1, $length );
		$this->at += $length + 1;
		return Pdf_Name::decode( $text );
	}

	private function hexadecimal(): string {
		$length    = strspn( $this->bytes, self::SPACE . '0123456789abcdefABCDEF', $this->at + 1 );
		$this->at += $length + 1;
		if ( '>' !== ( $this->bytes[ $this->at ] ?? '' ) ) {
			throw new Pdf_Refused( Pdf_Fault::Unreadable );
		}
		++$this->at;
		return '';
	}

	/**
	 * Skips a string in brackets, which may be nested.
	 */
	private function text(): string {
		++$this->at;
		for ( $open = 1; $open > 0; ++$this->at ) {
			$this->at += strcspn( $this->bytes, '()\\', $this->at );
			$here      = $this->bytes[ $this->at ] ?? '';
			if ( '' === $here ) {
				throw new Pdf_Refused( Pdf_Fault::Unreadable );
			}
			$open     += array( '(' => 1, ')' => -1, '\\' => 0 )[ $here ]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- three short pairs.
			$this->at += '\\' === $here ? 1 : 0;
		}
		return '';
	}

	/**
	 * A number, a reference, or one of three keywords.
	 *
	 * @param bool $is_alone Whether it is the value of an object, which may be missing.
	 */
	private function word( bool $is_alone ): Pdf_Reference|int|null {
		$length = strcspn( $this->bytes, self::ENDS_WORD, $this->at );
		$word   = substr( $this->bytes, $this->at, $length );
		if ( '' !== $word && strspn( $word, '0123456789' ) === $length ) {
			return $this->number( $word );
		}
		if ( 'endobj' === $word && $is_alone ) {
			return null;
		}
		$this->at += $length;
		if (
			in_array( $word, array( 'null', 'true', 'false' ), true ) || ( '' !== $word && strspn( $word, '+-.0123456789eE' ) === $length )
		) {
			return null;
		}
		throw new Pdf_Refused( Pdf_Fault::Unreadable );
	}

	/**
	 * A number, or the reference that it begins.
	 */
	private function number( string $digits ): Pdf_Reference|int {
		$this->at += strlen( $digits );
		if ( preg_match( self::REFERENCE, $this->bytes, $match, 0, $this->at ) ) {
			$this->at += strlen( $match[0] );
			return new Pdf_Reference( (int) $digits );
		}
		return (int) $digits;
	}
}
