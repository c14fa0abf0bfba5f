### party
