<?php
/**
 * Reads the values of a PDF, in the file itself or in what was unpacked from it.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Conversations\Files;

/**
 * Strict, where programs that show PDFs are lenient: what can be read in two ways is not taken.
 *
 * @phpstan-import-type Value from Pdf_Dictionary
 */
final class Pdf_Lexer {

	public const SPACE = "\0\t\n\f\r ";

	private const ENDS_WORD = "\0\t\n\f\r ()<>[]{}/%";

	private const DEPTH = 64;

	/**
	 * Where it reads.
	 */
	public int $at = 0;

	/**
	 * @param string     $bytes  What it reads.
	 * @param Pdf_Budget $budget What pays for it.
	 */
	public function __construct( public readonly string $bytes, private readonly Pdf_Budget $budget ) {}

	/**
	 * The value at a place; null also where an object is empty.
	 *
	 * @param int $at Place.
	 * @return Value
	 * @throws Pdf_Refused When there is none, or it costs too much.
	 */
	public function value( int $at ): Pdf_Dictionary|Pdf_Name|Pdf_Reference|array|int|string|null {
		$this->at = $at;
		return $this->next( 0 );
	}

	/**
	 * Goes on to whatever comes after spaces and comments.
	 */
	public function skip(): void {
		$from = $this->at;
		do {
			$this->at += strspn( $this->bytes, self::SPACE, $this->at );
			$is_said   = '%' === ( $this->bytes[ $this->at ] ?? '' );
			if ( $is_said ) {
				$this->at += strcspn( $this->bytes, "\r\n", $this->at );
			}
		} while ( $is_said );
		$this->budget->read( $this->at - $from );
	}

	/**
	 * @param int $depth How deep it stands in others.
	 * @return Value
	 * @throws Pdf_Refused When there is none.
	 */
	private function next( int $depth ): Pdf_Dictionary|Pdf_Name|Pdf_Reference|array|int|string|null {
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
	 * Whether a dictionary ends here; goes on behind it.
	 */
	private function ends(): bool {
		if ( '>' !== ( $this->bytes[ $this->at ] ?? '' ) || '>' !== ( $this->bytes[ $this->at + 1 ] ?? '' ) ) {
			return false;
		}
		$this->at += 2;
		return true;
	}

	/**
	 * @param int $depth How deep it stands.
	 * @return list<Value>
	 */
	private function list( int $depth ): array {
		++$this->at;
		$values = array();
		while ( true ) {
			$this->skip();
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
		$this->budget->read( $length );
		if ( ! str_contains( $text, '#' ) ) {
			return $text;
		}
		return (string) preg_replace_callback( '/#([0-9a-fA-F]{2})/', static fn( array $code ): string => (string) hex2bin( $code[1] ), $text );
	}

	private function hexadecimal(): string {
		$length = strspn( $this->bytes, self::SPACE . '0123456789abcdefABCDEF', $this->at + 1 );
		$this->budget->read( $length );
		$this->at += $length + 1;
		if ( '>' !== ( $this->bytes[ $this->at ] ?? '' ) ) {
			throw new Pdf_Refused( Pdf_Fault::Unreadable );
		}
		++$this->at;
		return '';
	}

	/**
	 * A text in brackets, which may stand in it, too. What it says is of no interest.
	 */
	private function text(): string {
		$from = $this->at++;
		for ( $open = 1; $open > 0; ++$this->at ) {
			$this->at += strcspn( $this->bytes, '()\\', $this->at );
			$here      = $this->bytes[ $this->at ] ?? '';
			if ( '' === $here ) {
				throw new Pdf_Refused( Pdf_Fault::Unreadable );
			}
			$open     += array( '(' => 1, ')' => -1, '\\' => 0 )[ $here ]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- three short pairs.
			$this->at += '\\' === $here ? 1 : 0;
		}
		$this->budget->read( $this->at - $from );
		return '';
	}

	/**
	 * A number, a reference, or one of three words.
	 *
	 * @param bool $is_alone Whether it is an object's value, which may be missing.
	 */
	private function word( bool $is_alone ): Pdf_Reference|int|string|null {
		$length = strcspn( $this->bytes, self::ENDS_WORD, $this->at );
		$word   = substr( $this->bytes, $this->at, $length );
		if ( '' !== $word && strspn( $word, '0123456789' ) === $length ) {
			return $this->number( $word );
		}
		if ( 'endobj' === $word && $is_alone ) {
			return null;
		}
		$this->at += $length;
		$this->budget->read( $length );
		if ( in_array( $word, array( 'null', 'true', 'false' ), true ) || ( '' !== $word && strspn( $word, '+-.0123456789eE' ) === $length ) ) {
			return null;
		}
		throw new Pdf_Refused( Pdf_Fault::Unreadable );
	}

	/**
	 * @param string $digits Its digits.
	 */
	private function number( string $digits ): Pdf_Reference|int {
		$number    = (int) $digits;
		$this->at += strlen( $digits );
		$this->budget->read( strlen( $digits ) );
		$behind = $this->at;
		$this->skip();
		$length = strspn( $this->bytes, '0123456789', $this->at );
		if ( $length > 0 ) {
			$this->at += $length;
			$this->skip();
			if ( 'R' === ( $this->bytes[ $this->at ] ?? '' ) && 0 === strcspn( $this->bytes, self::ENDS_WORD, $this->at + 1, 1 ) ) {
				++$this->at;
				return new Pdf_Reference( $number );
			}
		}
		$this->at = $behind;
		return $number;
	}
}
